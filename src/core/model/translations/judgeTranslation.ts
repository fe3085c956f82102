import type { Translated } from '../../document/translations.ts'
import { bagOf, likeness } from '../text/likeness.ts'
import type { Counterpart } from './counterparts.ts'
import type { SourceText } from './sourceTexts.ts'

/** A document of a language beside its original: the texts of both, what is known of them, and where a place of the one is in the other. */
export type Pair = {
  readonly own: readonly SourceText[]
  readonly original: readonly SourceText[]
  readonly known: Translated
  readonly inOriginal: Counterpart
}

/** A text of a translation whose original has changed: what that said, and says now; no `now` where it says nothing like it any more. */
export type Stale = {
  readonly text: SourceText
  readonly was: string
  readonly now: SourceText | undefined
}

/** What is to be said of a translation. */
export type Judged = {
  readonly stale: readonly Stale[]
  /** Nobody has said yet what these were translated from; `of`: what stands in their place in the original. */
  readonly unknown: readonly { readonly text: SourceText; readonly of: SourceText | undefined }[]
  /** These were taken over in the words of the original, and nobody has translated them yet. */
  readonly untranslated: readonly SourceText[]
  /** Texts of the original that the translation has nothing of. */
  readonly missing: readonly SourceText[]
}

/** The words of the original that each text was translated from, by its sign. */
export const sourcesOf = (
  { texts = {} }: Translated,
  sign: string,
): readonly string[] | undefined => {
  const known = Object.hasOwn(texts, sign) ? texts[sign] : undefined
  return typeof known === 'string' ? [known] : known
}

/** Whether a text is known to be made of the very words that it says: it was taken over as it is, to be translated. */
export const isUntranslated = (
  known: Translated,
  { sign, words }: Pick<SourceText, 'sign' | 'words'>,
): boolean => sourcesOf(known, sign)?.includes(words) ?? false

/** All words of the original that are known to be in a translation, or to be left out of it. */
export const knownWords = ({ texts = {}, leftOut = {} }: Translated): Set<string> =>
  new Set([...Object.values(texts).flat(), ...Object.values(leftOut)])

/** A place without the numbers of entries: an answer is no translation of a question. */
const kindOfPlace = (pointer: string): string => pointer.replace(/\/\d+/g, '/#')

/** So much of two texts has to be the same words for one to have become of the other by a change. */
const fewestCommon = 0.4

const nearest = (was: string, among: readonly SourceText[]): SourceText | undefined => {
  const bag = bagOf(was)
  const [best] = among
    .map((text) => ({ text, like: likeness(bag, bagOf(text.words)) }))
    .sort((a, b) => b.like - a.like)
  return best && best.like >= fewestCommon ? best.text : undefined
}

/**
 * What has become of a translation since it was said to be right. Texts are known by their words and not by their places: one that is moved stays known.
 * Pure.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its steps share one state, which is to become an object of its own
export const judgeTranslation = ({ own, original, known, inOriginal }: Pair): Judged => {
  const said = new Set(original.map(({ words }) => words))
  const same = new Set(own.map(({ words }) => words))
  const recorded = knownWords(known)
  /** What nobody has seen yet who translates. */
  const fresh = new Set(original.filter(({ words }) => !recorded.has(words) && !same.has(words)))
  const byPointer = new Map(original.map((text) => [text.pointer, text]))
  const opposite = ({ pointer }: SourceText) => byPointer.get(inOriginal(pointer) ?? '')
  const take = (text: SourceText | undefined) => {
    if (text) for (const one of [...fresh]) if (one.words === text.words) fresh.delete(one)
    return text
  }
  /** Where the same words stand several times, the one whose original has changed. */
  const meant = (text: SourceText): boolean => {
    const alike = own.filter(({ sign }) => sign === text.sign)
    const changed = alike.find((one) => fresh.has(opposite(one) ?? one))
    return text === (changed ?? alike[0])
  }
  /** The same words stand for several texts of the original, and of this one nobody has seen that yet. */
  const isFurther = (text: SourceText, sources: readonly string[]): boolean => {
    const of = opposite(text)
    return (
      of !== undefined &&
      fresh.has(of) &&
      own.some(
        (other) =>
          other.sign === text.sign &&
          [opposite(other)].some((beside) => beside && sources.includes(beside.words)),
      )
    )
  }
  const nowOf = (text: SourceText, was: string): SourceText | undefined => {
    const beside = opposite(text)
    return take(nearest(was, [...fresh]) ?? (beside && fresh.has(beside) ? beside : undefined))
  }

  /** The same words were made of several texts of the original, and the one beside them is still one of these. */
  const isOfBeside = (text: SourceText, sources: readonly string[]): boolean =>
    sources.includes(opposite(text)?.words ?? '')

  const stale: Stale[] = []
  const untranslated: SourceText[] = []
  const unknown: { text: SourceText; of: SourceText | undefined }[] = []
  const open: SourceText[] = []
  for (const text of own) {
    if (said.has(text.words)) {
      if (isUntranslated(known, text)) untranslated.push(text)
      continue
    }
    const sources = sourcesOf(known, text.sign)
    const was = sources?.find((words) => words !== '' && !said.has(words))
    if (sources && was !== undefined && meant(text) && !isOfBeside(text, sources))
      stale.push({ text, was, now: nowOf(text, was) })
    else if (!sources || isFurther(text, sources)) open.push(text)
  }
  const told = new Set(stale.map(({ was }) => was))
  /** Words of an original that are gone, and of which no text is left that was made of them: kept for one that was written anew by hand since. */
  const lost = [...new Set(Object.values(known.texts ?? {}).flat())].filter(
    (words) => words !== '' && !said.has(words) && !told.has(words),
  )
  /** Other texts are known to be made of all that the original says in these words. */
  const isTaken = ({ words }: SourceText): boolean =>
    own.filter(({ sign }) => sourcesOf(known, sign)?.includes(words)).length >=
    original.filter((text) => text.words === words).length
  const unpaired: SourceText[] = []
  for (const text of open) {
    const of = opposite(text)
    if (!of || recorded.has(of.words)) {
      if (!of || (!sourcesOf(known, text.sign) && isTaken(of))) unpaired.push(text)
      continue
    }
    const before = lost.find((words) => likeness(bagOf(words), bagOf(of.words)) >= fewestCommon)
    take(of)
    if (before !== undefined) stale.push({ text, was: before, now: of })
    else unknown.push({ text, of })
  }
  // What was written anew by hand, and stands beside another text since the original was put into another order.
  for (const was of lost) {
    const now = nearest(was, [...fresh])
    const text =
      now && unpaired.find(({ pointer }) => kindOfPlace(pointer) === kindOfPlace(now.pointer))
    if (!text) continue
    unpaired.splice(unpaired.indexOf(text), 1)
    stale.push({ text, was, now: take(now) })
  }
  for (const text of unpaired) if (!opposite(text)) unknown.push({ text, of: undefined })
  unknown.sort((one, other) => own.indexOf(one.text) - own.indexOf(other.text))
  const missing = [...fresh]
  return {
    stale,
    unknown,
    untranslated,
    missing: missing.filter(
      ({ words }, index) => missing.findIndex((other) => other.words === words) === index,
    ),
  }
}
