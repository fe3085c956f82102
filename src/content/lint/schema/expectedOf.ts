import type { Schema } from '../../../core/document/documentSchemas.ts'
import { type Choices, choiceAt } from '../../../core/kit/choices.ts'
import type { Expected } from '../messages/values.ts'

/** The example that a schema's description gives: what stands in quotes. */
const exampleIn = (schema: Schema): string | undefined =>
  /"([^"]+)"/.exec(String(schema['description'] ?? ''))?.[1]

/** As many allowed values are listed; of more, a few, and the others are counted. */
export const maxAllowed = 12
const firstAllowed = 8

/** All values up to a number of them; of more, the first ones and how many others there are. */
export const firstOf = <T>(
  values: readonly T[],
  most: number,
  first: number,
): { readonly values: readonly T[]; readonly others: number } =>
  values.length <= most
    ? { values, others: 0 }
    : { values: values.slice(0, first), others: values.length - first }

/** What a place takes, by its schema. */
export const expectedOf = (choices: Choices, schema: Schema): Expected => {
  const values = schema['enum'] as readonly unknown[] | undefined // JSON Schema's own shape, as below
  if (values) return { kind: 'oneOf', ...firstOf(values, maxAllowed, firstAllowed) }
  const choice = choiceAt(choices, schema)
  if (choice) return { kind: 'choice', noun: choice.noun }
  switch (schema['type']) {
    case 'string':
      return { kind: 'text', example: exampleIn(schema) }
    case 'integer':
      return {
        kind: 'integer',
        least: typeof schema['minimum'] === 'number' ? schema['minimum'] : undefined,
      }
    case 'number':
    case 'boolean':
      return { kind: schema['type'] }
    case 'array':
      return {
        kind: 'list',
        of: expectedOf(choices, (schema['items'] as Schema | undefined) ?? {}),
      }
    default:
      return { kind: 'object', keys: (schema['required'] as readonly string[] | undefined) ?? [] }
  }
}
