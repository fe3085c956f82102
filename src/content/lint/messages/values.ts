import type { DocumentKind } from '../../../core/document/sources.ts'
import { joinWords } from '../../../core/text/joinWords.ts'

/** A value as messages speak of it. */
export type ValueData =
  | { readonly kind: 'null' | 'emptyList' | 'list' | 'object' | 'emptyText' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' | 'boolean'; readonly value: number | boolean }

export const valueData = (value: unknown): ValueData => {
  if (Array.isArray(value)) return { kind: value.length === 0 ? 'emptyList' : 'list' }
  if (typeof value === 'string')
    return value.length === 0 ? { kind: 'emptyText' } : { kind: 'text', text: value }
  if (typeof value === 'number') return { kind: 'number', value }
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  return { kind: value === null ? 'null' : 'object' }
}

/** A text in quotes as it stands in the file, cut where it is long. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}…` : text)

/** What kind a value is, with the value where it is short. */
export const valueInWords = (value: ValueData): string => {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'emptyList':
      return 'an empty list'
    case 'list':
      return 'a list'
    case 'object':
      return 'an object in { }'
    case 'emptyText':
      return 'an empty text'
    case 'text':
      return `the text ${quote(value.text)}`
    case 'number':
      return `the number ${value.value}`
    case 'boolean':
      return String(value.value)
  }
}

/** The value that a message is about: a document, what stands under a key, an entry of a list, or a part that is chosen by its type or kind. */
export type NamedValue =
  | { readonly document: DocumentKind }
  | { readonly key: string }
  | { readonly entry: number; readonly of: string | undefined }
  | { readonly part: string; readonly noun: string; readonly by: string }

const documents: Readonly<Record<DocumentKind, string>> = {
  page: 'The page',
  dialog: 'The dialog',
  site: 'The site document',
  language: 'The document of a language',
  facts: 'The facts document',
  checks: 'The list of checks',
  translations: 'The record of translations',
}

/** `key` says how a property is called. */
export const nameInWords = (value: NamedValue, key: (name: string) => string): string => {
  if ('document' in value) return documents[value.document]
  if ('key' in value) return key(value.key)
  if ('entry' in value) return `Entry ${value.entry} of ${key(value.of ?? 'the list')}`
  return value.by === 'type'
    ? `The ${value.part} ${value.noun}`
    : `The ${value.noun} of kind ${value.part}`
}

/** What a place takes. */
export type Expected =
  | { readonly kind: 'oneOf'; readonly values: readonly unknown[]; readonly others: number }
  | { readonly kind: 'choice'; readonly noun: string }
  | { readonly kind: 'text'; readonly example?: string | undefined }
  | { readonly kind: 'integer'; readonly least: number | undefined }
  | { readonly kind: 'number' | 'boolean' | 'unknown' }
  | { readonly kind: 'list'; readonly of: Expected }
  | { readonly kind: 'object'; readonly keys: readonly string[] }

const allowedInWords = (values: readonly unknown[], others: number): string => {
  const words = values.map((value) => JSON.stringify(value))
  return others === 0
    ? `one of ${joinWords(words)}`
    : `one of ${words.join(', ')} or ${others} others`
}

const article = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** What a place takes, with an example. */
export const expectedInWords = (expected: Expected, key: (name: string) => string): string => {
  switch (expected.kind) {
    case 'oneOf':
      return allowedInWords(expected.values, expected.others)
    case 'choice':
      return `${article(expected.noun)}, an object in { }`
    case 'text':
      return `a text in quotes${expected.example ? `, such as ${JSON.stringify(expected.example)}` : ''}`
    case 'integer':
      return `a whole number${expected.least === undefined ? '' : `, such as ${expected.least}`}, without quotes`
    case 'number':
      return 'a number without quotes, such as 1200'
    case 'boolean':
      return 'true or false, without quotes'
    case 'list':
      return `a list: [ … ] with ${expectedInWords(expected.of, key)} in it`
    case 'object':
      return expected.keys.length > 0
        ? `an object: { ${expected.keys.map((name) => `${key(name)}: …`).join(', ')} }`
        : 'an object in { }'
    case 'unknown':
      return '…'
  }
}
