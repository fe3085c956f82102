import type { Fact } from '../../../../../core/document/facts.ts'
import { isDay } from '../../../../../core/model/site/shownOn.ts'

/** What pages say on a day: from its day on the next value is the value. */
const saidOn = ({ next, ...now }: Partial<Fact>, day: string): Partial<Fact> =>
  next && isDay(next.from) && next.from <= day ? { ...now, value: next.value } : now

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/**
 * When pages show what was changed of a figure, in words: at once, from a day on, or both. `follows` says that they do at once; `dayInWords` writes a day
 * for the author. Pure.
 */
export const whenShown = (
  was: Partial<Fact>,
  is: Partial<Fact>,
  today: string,
  follows: string,
  dayInWords: (day: string) => string,
): string => {
  const isAtOnce = differ(saidOn(was, today), saidOn(is, today))
  const { next } = is
  const isLater = next !== undefined && next.from > today && differ(was.next, next)
  if (!isLater)
    return isAtOnce ? `Every page that shows it ${follows}.` : 'Pages go on saying what they say.'
  const later = `from ${dayInWords(next.from)} on.`
  return isAtOnce
    ? `Every page that shows it ${follows}; its next value comes ${later}`
    : `Pages show it ${later}`
}
