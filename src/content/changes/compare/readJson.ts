import { parseJson } from '../../../core/document/exactNumbers.ts'

/** The object that a document's text holds; undefined where it is no JSON, or no object. */
export const readJson = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value = parseJson(text.replace(/^\ufeff/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined // whoever asks says so in words
  }
}
/** The object that a file holds; an empty one where it holds none. */
export const jsonOf = (content: unknown): Json =>
  typeof content === 'string' ? (readJson(content) ?? {}) : {}
export type Json = Readonly<Record<string, unknown>>
