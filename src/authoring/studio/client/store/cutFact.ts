import { keysOf } from '../../../../core/model/schema/path.ts'
import type { CutFact, StudioState, Wanted } from './StudioState.ts'
import { valueAt } from './valueAfter.ts'

const reference = /\{\{\s*([^{}|\s]+)[^{}]*\}\}/g
const namesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, name]) => name ?? '')

const missingIn = (before: string, after: string): string | undefined => {
  const left = namesIn(after)
  return namesIn(before).find((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What a change that is typed cuts from its fact, or what was cut before it and still is. Pure. */
export const cutAfter = (
  { cut, documents }: Pick<StudioState, 'cut' | 'documents'>,
  { edits, typing }: Wanted,
): CutFact | undefined => {
  const [edit, ...more] = edits
  if (
    cut &&
    edits.some(
      (one) =>
        one.kind === 'set' &&
        one.file === cut.file &&
        one.pointer === cut.pointer &&
        one.value === cut.before,
    )
  )
    return undefined
  if (edit?.kind !== 'set' || more.length > 0 || typeof edit.value !== 'string') return cut
  const { file, pointer, value } = edit
  if (cut && cut.file === file && cut.pointer === pointer)
    return missingIn(cut.before, value) === undefined ? undefined : cut
  const before =
    typing === undefined ? undefined : valueAt(documents.get(file)?.value, keysOf(pointer))
  const name = typeof before === 'string' ? missingIn(before, value) : undefined
  return name === undefined || typeof before !== 'string' ? cut : { file, pointer, name, before }
}

/**
 * What stands where the fact was: `exactly` where all else of the text is as it was. Nothing where it was only taken out, another fact stands there, or no
 * word of the text is left: who writes another text has not typed over a figure. Pure.
 */
export const inPlaceOf = (
  { name, before }: CutFact,
  now: string,
): { readonly words: string; readonly isExact: boolean } | undefined => {
  const whole = [...before.matchAll(reference)].filter(([, one]) => one === name)
  const places = whole.map(
    ({ index, 0: found }) => [before.slice(0, index), before.slice(index + found.length)] as const,
  )
  const exact = places.find(
    ([head, tail]) =>
      now.length >= head.length + tail.length && now.startsWith(head) && now.endsWith(tail),
  )
  const [start, end] = exact ?? common(before, now)
  const words = now.slice(start.length, now.length - end.length)
  const isOther = !exact && !/\S\s/.test(start) && !/\s\S/.test(end)
  return words.trim() === '' || words.includes('{{') || isOther
    ? undefined
    : { words: words.trim(), isExact: exact !== undefined }
}

const countOf = (words: string) => words.split(/\s+/).length

/**
 * The text with the fact in it again: as it was before where only a figure stands in its place, else with the fact where its figure `shown` stands. Undefined where
 * it says neither: what somebody has written anew is not thrown away for a figure. Pure.
 */
export const putBack = (cut: CutFact, now: string, shown: string): string | undefined => {
  const there = inPlaceOf(cut, now)
  if (there?.isExact && countOf(there.words) <= countOf(shown)) return cut.before
  const written = [...cut.before.matchAll(reference)].find(([, one]) => one === cut.name)?.[0]
  const [head, tail, ...more] = now.split(shown)
  return written === undefined || tail === undefined || more.length > 0
    ? undefined
    : `${head}${written}${tail}`
}

/** What two texts both begin and end with. */
const common = (before: string, now: string): readonly [string, string] => {
  let from = 0
  while (from < now.length && now[from] === before[from]) from += 1
  let end = 0
  while (end < now.length - from && now.at(-1 - end) === before.at(-1 - end)) end += 1
  return [now.slice(0, from), now.slice(now.length - end)]
}
