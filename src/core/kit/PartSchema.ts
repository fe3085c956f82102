import type { Schema } from '../document/documentSchemas.ts'

/** The schema of a block or a field: strict, told apart by its type, with a title and a description for authors. */
export type PartSchema = Schema & {
  readonly type: 'object'
  readonly title: string
  readonly description: string
  readonly required: readonly string[]
  readonly additionalProperties: false
  readonly properties: { readonly type: { readonly enum: readonly [string] } }
}
