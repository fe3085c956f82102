import type { KnownFile } from '../../lint/types/file.ts'
import { type ReadableText, readableIn } from '../../model/readableIn.ts'
import type { Ground } from '../Ground.ts'

/** The texts of a document that people read. */
export const readableTexts = ({ kit }: Ground, { place, value }: KnownFile): ReadableText[] =>
  place && value ? readableIn(kit.choices, value, place.kind) : []

/** What in a text is no words: references to facts, and of links where they lead. */
const closed = /\{\{[^{}]*\}\}|\]\([^)]*\)/g

/** Whether characters of a text are words that people read. */
export const isOpen = ({ text, isMarkup }: ReadableText, index: number, length: number): boolean =>
  ![...text.matchAll(closed)].some((found) => (isMarkup || found[0].startsWith('{{')) && index < found.index + found[0].length && found.index < index + length)
