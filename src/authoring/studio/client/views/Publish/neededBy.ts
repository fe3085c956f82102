import { joinWords } from '../../../../../core/text/joinWords.ts'
import type { PublishError } from '../../../protocol/publishing.ts'

/** What stays here, by its tick, though what goes out needs it; `from` are the ticks of what does, `message` is what the first finding says. */
export type Needed = NonNullable<PublishError['needs']> & Pick<PublishError, 'from' | 'message'>

/** Errors by what would mend them, each of it once. Pure. */
export const neededBy = (errors: readonly PublishError[]): Needed[] => {
  const known = new Map<string, Needed>()
  for (const { needs, from, message } of errors) {
    if (!needs) continue
    const before = known.get(needs.tick)
    known.set(
      needs.tick,
      before
        ? { ...before, from: [...new Set([...before.from, ...from])] }
        : { ...needs, from, message },
    )
  }
  return [...known.values()]
}

/** What needs a document that stays here, by names in quotation marks; `isOwn`: all of it has ticks of its own. Pure. */
export const neededInWords = (
  how: 'leads' | 'uses',
  name: string,
  from: readonly string[],
  isOwn: boolean,
): string => {
  const isOne = from.length === 1
  const needs =
    how === 'leads'
      ? isOne
        ? 'leads to'
        : 'lead to'
      : isOne
        ? 'uses what has changed in'
        : 'use what has changed in'
  return `${joinWords(from, 'and')} ${needs} ${name}, which stays here.${isOwn ? ` Let it go along, or untick ${joinWords(from, 'and')}, too.` : ''}`
}
