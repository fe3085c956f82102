import type { ComponentType } from 'react'
import type { OwnRule } from '../../content/lint/types/rule.ts'
import type { Block } from '../../core/document/page.ts'
import type { BlockModule } from '../../core/kit/BlockModule.ts'
import type { FieldData, FieldRules } from '../../core/kit/FieldModule.ts'
import type { FieldProps } from '../../core/kit/FieldProps.ts'

/** What the files of a part export, as the bundle has them; what was not checked yet may be anything. */
type LoadedBlock = {
  readonly schema: BlockModule | undefined
  readonly component: Readonly<Record<string, ComponentType<{ block: never }>>> | undefined
  readonly examples: readonly Block[] | undefined
}
type LoadedField = {
  readonly schema: FieldData | undefined
  readonly check: FieldRules | undefined
  readonly component: Readonly<Record<string, ComponentType<FieldProps<never>>>> | undefined
}

/** What `node/parts.mjs` of a bundle exports: see partsEntry.ts. */
export type LoadedParts = {
  readonly blocks: Readonly<Record<string, LoadedBlock>>
  readonly fields: Readonly<Record<string, LoadedField>>
  readonly rules: Readonly<Record<string, { readonly rule: OwnRule }>>
  readonly styles: string
}
