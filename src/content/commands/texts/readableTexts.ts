import { referencesIn } from '../../../core/model/figures/interpolate.ts'
import { type ReadableText, readableIn } from '../../../core/model/schema/readableIn.ts'
import { addressesIn } from '../../../core/model/text/inline.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'

/** The texts of a document that people read. */
export const readableTexts = ({ kit }: Ground, { place, value }: KnownFile): ReadableText[] =>
  place && value ? readableIn(kit.choices, value, place.kind) : []

/** The parts of a text that aren't words: references to facts, and the addresses of links. */
const closedIn = ({
  text,
  isMarkup,
}: ReadableText): { readonly start: number; readonly end: number }[] => [
  ...referencesIn(text).map(({ index, length }) => ({ start: index, end: index + length })),
  ...(isMarkup
    ? addressesIn(text).map(({ start, end }) => ({ start: start - 2, end: end + 1 }))
    : []),
]

/** Whether characters of a text are words that people read. */
export const isOpen = (text: ReadableText, index: number, length: number): boolean =>
  !closedIn(text).some(({ start, end }) => index < end && start < index + length)
