import type { KnownFile } from '../../lint/context.ts'
import type { Lookup } from '../../model/interpolate.ts'
import type { ReadableText } from '../../model/readableIn.ts'
import { overlap, type Run, readAs, type ShownFigure } from './readAs.ts'

/**
 * Words that visitors read and that stay where they stand, since nobody has written them there as they are read: `figures` say some of them; where there are
 * none, marks begin or end among them. `text` is what is read.
 */
export type KeptWords = Run & { readonly file: KnownFile; readonly at: ReadableText; readonly text: string; readonly figures: readonly ShownFigure[] }

/** Whether a text is read otherwise than it is written. Most are not. */
const isReadOtherwise = ({ text, isMarkup }: ReadableText): boolean => text.includes('{{') || (isMarkup && /[*`[\\\n]/.test(text))

/** Where a text says some words as it is read, beside the places where it is `written` so. */
export const keptWords = (file: KnownFile, at: ReadableText, written: readonly Run[], words: RegExp, lookup: Lookup): KeptWords[] => {
  if (!isReadOtherwise(at)) return []
  const read = readAs(at, lookup, written)
  return [...read.text.matchAll(words)].flatMap(({ index, 0: { length } }) => {
    const run = { index, length }
    if (read.words.some((known) => overlap(known, run))) return []
    return [{ ...run, file, at, text: read.text, figures: read.figures.filter((figure) => overlap(figure, run)) }]
  })
}
