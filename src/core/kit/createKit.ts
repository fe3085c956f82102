import { choicesOf } from './choices.ts'
import type { Kit, KitParts, SchemaKit } from './Kit.ts'
import { schemaHistoryOf } from './schemaHistory.ts'
import type { Validators } from './Validator.ts'

/** Puts a kit without validators together. Pure. */
export const createSchemaKit = <Parts extends KitParts>(parts: Parts): Parts & SchemaKit => ({
  ...parts,
  choices: choicesOf(parts),
  history: schemaHistoryOf(parts),
})

/** Puts a kit together. `validators` are those of its schemas: compiled ahead of time, or by `compileValidators` in src/content/lint. Pure. */
export const createKit = <Parts extends KitParts>(
  parts: Parts,
  validators: Validators,
): Parts & Kit => ({
  ...createSchemaKit(parts),
  validators,
})
