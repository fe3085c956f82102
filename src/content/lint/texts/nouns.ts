import type { Schema } from '../../../core/document/documentSchemas.ts'
import type { Choices } from '../../../core/kit/choices.ts'

/** `a, b or c`. */
export const oneOfWords = (words: readonly string[], last = 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

const article = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** What kind a value is, in words, with the value where it is short. */
export const kindWords = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return 'an object in { }'
  if (typeof value === 'string')
    return value.length === 0 ? 'an empty text' : `the text ${quote(value)}`
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

/** A text in quotes as it stands in the file, cut where it is long. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}…` : text)

/** The example that a schema's description gives: what stands in quotes, else its allowed values. */
const exampleIn = (schema: Schema): string | undefined =>
  /"([^"]+)"/.exec(String(schema['description'] ?? ''))?.[1]

/** Allowed values in words, the first of them where they are many; the others are counted. */
export const allowedWords = (values: readonly unknown[], limit: number): string => {
  const words = values.map((value) => JSON.stringify(value))
  if (words.length <= limit + 4) return `one of ${oneOfWords(words)}`
  return `one of ${words.slice(0, limit).join(', ')} or ${words.length - limit} others`
}

/** What a place takes, in words with an example. */
export const expectedWords = (choices: Choices, schema: Schema): string => {
  const values = schema['enum'] as readonly unknown[] | undefined // JSON Schema's own shape, as below
  if (values) return allowedWords(values, 8)
  const choice = choices.get(schema)
  if (choice) return `${article(choice.noun)}, an object in { }`
  const example = exampleIn(schema)
  switch (schema['type']) {
    case 'string':
      return `a text in quotes${example ? `, such as ${JSON.stringify(example)}` : ''}`
    case 'integer':
      return `a whole number${typeof schema['minimum'] === 'number' ? `, such as ${schema['minimum']}` : ''}, without quotes`
    case 'number':
      return 'a number without quotes, such as 1200'
    case 'boolean':
      return 'true or false, without quotes'
    case 'array':
      return `a list: [ … ] with ${expectedWords(choices, (schema['items'] as Schema | undefined) ?? {})} in it`
    default:
      return keysWords(schema)
  }
}

const keysWords = (schema: Schema) => {
  const required = (schema['required'] as readonly string[] | undefined) ?? []
  return required.length > 0
    ? `an object: { ${required.map((key) => `"${key}": …`).join(', ')} }`
    : 'an object in { }'
}

/** Said with the last one that is told. */
export const andMore = 'There are more of this kind, which are not told.'
