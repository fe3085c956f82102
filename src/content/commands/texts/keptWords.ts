import { interpolate, type Lookup } from '../../../core/model/figures/interpolate.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { overlap, type Run, readAs, type ShownFigure } from './readAs.ts'
import type { WordsPattern } from './wordsPattern.ts'

/**
 * Words that visitors read and that stay where they stand, since nobody has written them there as they are read: `figures` say some of them; where there are
 * none, marks begin or end among them. `text` is what is read.
 */
export type KeptWords = Run & {
  readonly file: KnownFile
  readonly at: ReadableText
  readonly text: string
  readonly figures: readonly ShownFigure[]
}

const marks = /[*`[\\\n]/

/** Whether a text may say some words as it is not written. To read its marks takes longer than to find out that most texts say nothing of the kind. */
const maySay = (
  { text, isMarkup }: ReadableText,
  { throughMarks }: WordsPattern,
  lookup: Lookup,
): boolean => {
  const said = interpolate(text, lookup)
  return (said !== text || (isMarkup && marks.test(text))) && throughMarks.test(said)
}

/** Where a text says some words as it is read, beside the places where it is `written` so. */
export const keptWords = (
  file: KnownFile,
  at: ReadableText,
  written: readonly Run[],
  words: WordsPattern,
  lookup: Lookup,
): KeptWords[] => {
  if (!maySay(at, words, lookup)) return []
  const read = readAs(at, lookup, written)
  return [...read.text.matchAll(words.plain)].flatMap(({ index, 0: { length } }) => {
    const run = { index, length }
    if (read.words.some((known) => overlap(known, run))) return []
    return [
      {
        ...run,
        file,
        at,
        text: read.text,
        figures: read.figures.filter((figure) => overlap(figure, run)),
      },
    ]
  })
}
