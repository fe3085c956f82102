import fc from 'fast-check'
import type { Schema } from '../../src/core/document/documentSchemas.ts'
import { choiceAt } from '../../src/core/kit/choices.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'

/** Makes the strings of one place: `schema` is that place's, `key` the name under which it stands. */
export type Strings = (schema: Schema, key: string) => fc.Arbitrary<string>
type Making = { readonly strings: Strings; readonly length: number }

const numberOf = (schema: Schema, key: string): number | undefined =>
  schema[key] as number | undefined // JSON Schema's own shape, as below

const listOf = (schema: Schema, key: string, making: Making): fc.Arbitrary<unknown> => {
  // All lists of a block have one length, where they may: rows then have a cell for each column.
  const size = Math.min(
    Math.max(making.length, numberOf(schema, 'minItems') ?? 0),
    numberOf(schema, 'maxItems') ?? Number.POSITIVE_INFINITY,
  )
  return fc.array(made(schema['items'] as Schema, key, making), {
    minLength: size,
    maxLength: size,
  })
}

const objectOf = (schema: Schema, key: string, making: Making): fc.Arbitrary<unknown> => {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const further = schema['additionalProperties']
  if (properties.length === 0 && typeof further === 'object') {
    const names = schema['propertyNames'] as Schema | undefined
    return fc.dictionary(making.strings(names ?? {}, 'key'), made(further as Schema, key, making), {
      maxKeys: 3,
      noNullPrototype: true,
    })
  }
  const required = (schema['required'] ?? []) as string[]
  return fc.record(
    Object.fromEntries(properties.map(([name, inner]) => [name, made(inner, name, making)])),
    {
      requiredKeys: required,
      noNullPrototype: true,
    },
  )
}

/** Any value that a schema of this project allows; for a place that leaves it to the value's type, one of any type. */
const made = (schema: Schema, key: string, making: Making): fc.Arbitrary<unknown> => {
  const choice = choiceAt(standardKit.choices, schema)
  const alternatives = choice && Object.values(choice.schemas)
  if (alternatives) return fc.oneof(...alternatives.map((one) => made(one, key, making)))
  const [first] = (schema['anyOf'] ?? []) as readonly Schema[]
  if (first) return made(first, key, making) // a number; the fact that may stand there would have to exist
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]))
  switch (schema['type']) {
    case 'string':
      return making.strings(schema, key)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: numberOf(schema, 'minimum') ?? 0,
        max: numberOf(schema, 'maximum') ?? 1000,
      })
    case 'number':
      return fc.double({
        min: 0,
        max: 1e9,
        noNaN: true,
        minExcluded: schema['exclusiveMinimum'] !== undefined,
      })
    case 'array':
      return listOf(schema, key, making)
    case 'object':
      return objectOf(schema, key, making)
    default:
      throw new Error(`No value can be made for ${JSON.stringify(schema).slice(0, 80)}.`)
  }
}

/** Any value of a schema whose lists have up to four entries. */
export const valuesOf = (schema: Schema, strings: Strings): fc.Arbitrary<unknown> =>
  fc.integer({ min: 1, max: 4 }).chain((length) => made(schema, '', { strings, length }))
