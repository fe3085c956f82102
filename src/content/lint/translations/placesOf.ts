import { valueAt } from '../../../core/model/schema/path.ts'
import { addressSigns } from '../../../core/model/translations/entrySigns.ts'
import type { OtherOrder } from '../../../core/model/translations/otherOrder.ts'
import type { Context } from '../types/context.ts'
import type { LintFile } from '../types/file.ts'
import { firstWords } from './changedWords.ts'
import type { Looked } from './takeOver.ts'

/** What an entry is called: by its first words, those of the original where it is known there, or as the page to which it leads. */
const callEntry = (
  { at: { file, original }, pair }: Looked,
  list: string,
  index: number,
  { routes }: Context,
  isOriginal: boolean,
): string => {
  const pointer = `${list}/${index}`
  const texts = (isOriginal ? pair.original : pair.own).filter(
    (one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`),
  )
  const text = texts.find((one) => one.pointer === `${pointer}/heading`) ?? texts[0]
  if (text) return `“${firstWords(text.words)}”`
  const [leads] = addressSigns([valueAt((isOriginal ? original : file).value, pointer)], [], '')
  return `“${routes.get(leads?.says ?? '')?.summary.title ?? leads?.says ?? index + 1}”`
}

/** The entry before another one, of those that are shown. */
const before = ({ onAnyDay }: LintFile, list: string, index: number): number | undefined =>
  Array.from({ length: index }, (_, at) => at).findLast(
    (at) => valueAt(onAnyDay.shown, `${list}/${at}`) != null,
  )

/** An entry, and what it follows in the original and in the translation, in the words of the original; undefined where it is the first. */
export const placesOf = (
  looked: Looked,
  { own, original, pairs }: OtherOrder,
  index: number,
  context: Context,
): {
  readonly entry: string
  readonly original: string
  readonly inOriginal: string | undefined
  readonly inTranslation: string | undefined
} => {
  const { at } = looked
  const there = pairs.get(index) ?? 0
  const [first, last] = [before(at.original, original, there), before(at.file, own, index)]
  const known = last === undefined ? undefined : pairs.get(last)
  const ahead =
    last === undefined
      ? undefined
      : known === undefined
        ? callEntry(looked, own, last, context, false)
        : callEntry(looked, original, known, context, true)
  return {
    entry: callEntry(looked, original, there, context, true),
    original: at.original.path,
    inOriginal: first === undefined ? undefined : callEntry(looked, original, first, context, true),
    inTranslation: ahead,
  }
}
