import { documentSchemas, type Schema } from '../document/documentSchemas.ts'
import { placeOf } from '../document/sources.ts'
import type { Choices } from '../kit/choices.ts'
import { childSchema } from '../model/walkSchema.ts'
import type { KeyOrder } from './change.ts'

const keysOf = (schema: Schema | undefined): readonly string[] => {
  const properties = schema?.['properties']
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}

/** The order of keys by the schemas of documents; an object that names its own type is ordered by that one's. */
export const keyOrderOf =
  (choices: Choices): KeyOrder =>
  (file, keys, document) => {
    const kind = placeOf(file)?.kind
    let schema: Schema | undefined = kind && documentSchemas[kind]
    let value = document
    for (const key of keys) {
      const isList = Array.isArray(value)
      value = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined // an index is a key too
      schema = schema && childSchema(choices, schema, isList ? Number(key) : key, value)
    }
    return keysOf(schema)
  }
