import type { Language } from '../locale/Language.ts'
import type { BlockKit } from './BlockModule.ts'
import type { Choices } from './choices.ts'
import type { FieldModule } from './FieldModule.ts'
import type { SchemaHistory } from './schemaHistory.ts'
import type { Validators } from './Validator.ts'

/** The parts of a house, by their types; languages by their tags, the first of them for sites whose own is not there. */
export type KitParts = BlockKit & {
  readonly fields: Readonly<Record<string, FieldModule>>
  readonly languages: Readonly<Record<string, Language>>
}

/** What documents may be made of, as forms are drawn and words are chosen by it: without the validators, which weigh more than all else. */
export type SchemaKit = KitParts & { readonly choices: Choices; readonly history: SchemaHistory }

/**
 * What documents may be made of. It is handed from the program down to all that reads documents; nothing reaches for
 * parts by itself. Made by `createKit`; ours is in src/kits/standard. Lint asks for rules besides (`LintKit`), a page for components (`PageKit`).
 */
export type Kit = SchemaKit & { readonly validators: Validators }
