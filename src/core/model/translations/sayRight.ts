import type { Translated } from '../../document/translations.ts'
import {
  isUntranslated,
  type Judged,
  judgeTranslation,
  knownWords,
  type Pair,
  sourcesOf,
} from './judgeTranslation.ts'
import type { SourceText } from './sourceTexts.ts'

/** Which texts are right now: all, or those at some places. `isOwn`: they are no translation of what the original says there. */
export type Right = {
  readonly pointers?: ReadonlySet<string>
  readonly isOwn?: boolean
  readonly leftOut?: ReadonlySet<string>
}

const written = (sources: readonly string[]): string | [string, string, ...string[]] => {
  const [first = '', second, ...more] = [...new Set(sources)]
  return second === undefined ? first : [first, second, ...more]
}

/** What is known of texts that are not there any more, and of nothing else: they may have been written anew by hand. */
const keepOthers = (
  known: Translated,
  texts: NonNullable<Translated['texts']>,
  settled: ReadonlySet<string>,
): void => {
  const covered = new Set(Object.values(texts).flat())
  for (const sign of Object.keys(known.texts ?? {})) {
    const sources = (sourcesOf(known, sign) ?? []).filter(
      (words) => words !== '' && !covered.has(words),
    )
    if (!Object.hasOwn(texts, sign) && !settled.has(sign) && sources.length > 0)
      texts[sign] = written(sources)
  }
}

/** The words that each text is now known to be translated from: as before, but for those that are said to be right. */
const sourcesNow = (pair: Pair, { stale, unknown }: Judged, { pointers, isOwn = false }: Right) => {
  const now = new Map<SourceText, SourceText | undefined>([
    ...stale.map(({ text, now: of }) => [text, of] as const),
    ...unknown.map(({ text, of }) => [text, of] as const),
  ])
  const recorded = knownWords(pair.known)
  const byPointer = new Map(pair.original.map((text) => [text.pointer, text]))
  const settled = new Set([
    ...pair.own.flatMap(({ sign }) => sourcesOf(pair.known, sign) ?? []),
    ...Object.values(pair.known.leftOut ?? {}),
  ])
  const isTwice = (text: SourceText) =>
    pair.own.some((other) => other !== text && other.sign === text.sign)
  return (text: SourceText): readonly string[] | undefined => {
    const isSelected = !pointers || pointers.has(text.pointer)
    const before = sourcesOf(pair.known, text.sign)
    if (isSelected && isOwn) return ['']
    if (now.has(text)) return isSelected ? [now.get(text)?.words ?? ''] : before
    const beside = byPointer.get(pair.inOriginal(text.pointer) ?? '')
    const anew = beside && recorded.has(beside.words) ? [beside.words] : [] // written anew by hand, of the same original
    if (!before) return anew.length > 0 ? anew : undefined
    return isTwice(text) ? [...before, ...anew.filter((words) => !settled.has(words))] : before
  }
}

/**
 * What is known of a document of a language once somebody has said that it is right, whole or in part; texts in their order. What the original says besides
 * is left out on purpose where all of it is right. Pure.
 */
export const sayRight = (pair: Pair, right: Right = {}): Translated => {
  const judged = judgeTranslation(pair)
  const said = new Set(pair.original.map(({ words }) => words))
  const missing = new Set(judged.missing.map(({ words }) => words))
  const meantSigns = new Set(
    pair.own.flatMap(({ pointer, sign }) =>
      !right.pointers || right.pointers.has(pointer) ? [sign] : [],
    ),
  )
  const sourcesFor = sourcesNow(pair, judged, right)
  const texts: NonNullable<Translated['texts']> = {}
  const isSaid = (words: string) => words === '' || said.has(words)
  for (const text of pair.own) {
    const isSelected = !right.pointers || right.pointers.has(text.pointer)
    const asItIs = isUntranslated(pair.known, text) && !isSelected ? [text.words] : undefined
    const sources = said.has(text.words) && !(isSelected && right.isOwn) ? asItIs : sourcesFor(text)
    if (!sources) continue
    const all = [...[texts[text.sign] ?? []].flat(), ...sources]
    texts[text.sign] = written(meantSigns.has(text.sign) ? all.filter(isSaid) : all)
  }
  const settled = new Set(
    judged.untranslated.flatMap(({ pointer, sign }) =>
      right.pointers?.has(pointer) ? [sign] : [],
    ),
  )
  if (right.pointers) keepOthers(pair.known, texts, settled)
  const leftBefore = new Set(Object.values(pair.known.leftOut ?? {}))
  const isLeft = ({ words, pointer }: SourceText) =>
    leftBefore.has(words) ||
    (right.leftOut ? right.leftOut.has(pointer) : !right.pointers && missing.has(words))
  const leftOut = Object.fromEntries(
    pair.original.filter(isLeft).map(({ sign, words }) => [sign, words]),
  )
  return { texts, ...(Object.keys(leftOut).length > 0 ? { leftOut } : {}) }
}
