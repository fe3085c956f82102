import { documentSchemas, type Schema } from '../document/documentSchemas.ts'
import { placeOf } from '../document/sources.ts'
import type { Choices } from '../kit/choices.ts'
import { childSchema } from '../model/schema/walkSchema.ts'
import type { KeyOrder } from './change.ts'

const keysOf = (schema: Schema | undefined): readonly string[] => {
  const properties = schema?.['properties']
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}

/** Names of an author's own stand beside those that begin alike: `repair.price` after all of `repair`. None where there are none. */
const besideKin = (keys: readonly string[], added: string): readonly string[] => {
  const parts = added.split('.')
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const last = keys.findLastIndex((key) => key.startsWith(`${parts.slice(0, length).join('.')}.`))
    if (last >= 0) return keys.toSpliced(last + 1, 0, added)
  }
  return []
}

/** The order of keys by the schemas of documents; an object that names its own type is ordered by that one's. */
export const keyOrderOf =
  (choices: Choices): KeyOrder =>
  (file, keys, document, added) => {
    const kind = placeOf(file)?.kind
    let schema: Schema | undefined = kind && documentSchemas[kind]
    let value = document
    for (const key of keys) {
      const isList = Array.isArray(value)
      value =
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined // an index is a key too
      schema = schema && childSchema(choices, schema, isList ? Number(key) : key, value)
    }
    const known = keysOf(schema)
    if (known.length > 0 || typeof value !== 'object' || value === null) return known
    // Two people who translate different pages write to different lines.
    return kind === 'translations'
      ? [...Object.keys(value), added].sort()
      : besideKin(Object.keys(value), added)
  }
