import { weekdays } from '../../../core/document/weekdays.ts'
import { isLocale } from '../../../core/model/site/usableSettings.ts'
import type { Weekday } from '../../../core/model/site/weekHours.ts'

const letters = '[\\p{L}\\p{M}]'

/** The names of the days of the week as a country writes them, from Monday. The first of 2024 was one. */
const namesIn = (locale: string, weekday: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return weekdays.map((_, index) =>
    format
      .format(Date.UTC(2024, 0, 1 + index))
      .toLocaleLowerCase(locale)
      .replace(/\.$/, ''),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** The days that a text names, in its order; undefined where it says anything else than days and the little words between them. */
const daysNamed = (text: string, locale: string): number[] | undefined => {
  const [long, short] = [namesIn(locale, 'long'), namesIn(locale, 'short')]
  const found: number[] = []
  const words = text.toLocaleLowerCase(locale).match(new RegExp(`${letters}+`, 'gu')) ?? []
  for (const word of words) {
    const at = short.indexOf(word)
    const day = at < 0 ? long.findIndex((name) => word.includes(name)) : at // "Sundays", and what a language writes together with it
    if (day >= 0) found.push(day)
    else if (word.length > 3 || long.some((name) => plain(name).startsWith(plain(word))))
      return undefined // such as "Tu", "weekend"
  }
  return found
}

/** All days that may be meant by the days that are named: from each of them to the next, too. */
const throughout = (named: readonly number[]): Set<number> => {
  const days = new Set(named)
  for (const [index, from] of named.entries()) {
    const to = named[index + 1] ?? from
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day)
  }
  return days
}

/**
 * Whether a text such as "Mon–Fri" may stand for some days of the week: it names none but these, and all of them lie at or between those that it names.
 * True of a text that is not understood, such as "At the weekend", and where the locale is none, which is another rule's.
 */
export const daysFit = (text: string, days: readonly Weekday[], locale: string): boolean => {
  const named = isLocale(locale) ? daysNamed(text, locale) : undefined
  if (!named || named.length === 0) return true
  const meant = throughout(named)
  const held = new Set(days.map((day) => weekdays.indexOf(day)))
  return named.every((day) => held.has(day)) && [...held].every((day) => meant.has(day))
}
