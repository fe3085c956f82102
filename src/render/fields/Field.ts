import type { FromSchema } from 'json-schema-to-ts'
import type * as fields from './registry.ts'

/** A field of a form, of any type. */
export type Field = {
  [Type in keyof typeof fields]: FromSchema<(typeof fields)[Type]['schema']>
}[keyof typeof fields]
