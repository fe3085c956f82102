import type { SiteDocument } from '../../../document/site.ts'
import { weekdays } from '../../../document/weekdays.ts'
import { daysBetween } from '../../../model/shownOn.ts'
import { isLasting, type Weekday, weekdayOf } from '../../../model/weekHours.ts'
import type { Rule } from '../../rule.ts'

type OtherHours = NonNullable<SiteDocument['firm']['otherHours']>

const inDay = 'Times are in 24 hours: six in the evening is "18:00".'

/** The weekdays from one day to another: of a week or more, all. */
const weekdaysIn = (from: string, until: string): Weekday[] => {
  const first = weekdayOf(from)
  const length = daysBetween(from, until) + 1 // NaN where one isn't in the calendar, which is another rule's
  return weekdays.filter((_, index) => !((index - first + 7) % 7 >= length))
}

/** Whether two entries speak of the same hours: of a day of both; where both hold for good, of a weekday from the same day on, at the same time of day. */
const meet = (one: OtherHours[number], other: OtherHours[number]): boolean => {
  const shares = (among: readonly Weekday[]) => among.some((day) => [one, other].every(({ days }) => days?.includes(day) ?? true))
  const { opens: opensOne = '00:00', closes: closesOne = '23:59' } = one
  const { opens: opensOther = '00:00', closes: closesOther = '23:59' } = other
  if (isLasting(one) && isLasting(other)) return one.from === other.from && shares(weekdays) && opensOne < closesOther && opensOther < closesOne
  if (isLasting(one) || isLasting(other)) return false
  const from = one.from < other.from ? other.from : one.from
  const [untilOne, untilOther] = [one.until ?? one.from, other.until ?? other.from]
  const until = untilOne < untilOther ? untilOne : untilOther
  return from <= until && shares(weekdaysIn(from, until))
}

function* otherHoursFaults(other: OtherHours, file: string) {
  for (const [index, entry] of other.entries()) {
    const { from, until, days, opens, closes } = entry
    const pointer = `/firm/otherHours/${index}`
    if (until !== undefined && until < from)
      yield {
        file,
        pointer: `${pointer}/until`,
        message: `The last day, ${until}, lies before the first, ${from}.`,
        suggestion: 'Write the later day here, or leave it out for a single day.',
      }
    else if (until !== undefined && days && !weekdaysIn(from, until).some((day) => days.includes(day)))
      yield {
        file,
        pointer: `${pointer}/days`,
        message: `None of these weekdays lies between ${from} and ${until}.`,
        suggestion: 'Correct the weekdays or the days; or leave the weekdays out, where it is all of these days.',
      }
    if ((opens === undefined) !== (closes === undefined))
      yield {
        file,
        pointer: opens === undefined ? `${pointer}/closes` : `${pointer}/opens`,
        message: `It is said when it ${opens === undefined ? 'closes' : 'opens'} on this day, and not when it ${opens === undefined ? 'opens' : 'closes'}.`,
        suggestion: 'Write both; or neither, where it is closed.',
      }
    if (opens !== undefined && closes !== undefined && closes <= opens)
      yield { file, pointer: `${pointer}/closes`, message: `It closes at ${closes}, before it opens at ${opens}.`, suggestion: inDay }
    const same = other.slice(0, index).find((earlier) => meet(earlier, entry))
    if (same)
      yield {
        file,
        pointer, // of the entry: who has written its day may be about to say on which weekdays
        message: `Other hours stand for ${isLasting(entry) ? 'one of these weekdays' : 'this day'} already, from ${same.from} on.`,
        suggestion: isLasting(entry) ? 'Keep one entry for each weekday, or their times apart.' : 'Keep one entry for each day.',
      }
  }
}

export const rule: Rule = {
  name: 'hours',
  severity: 'error',
  what: 'Opening hours open before they close, the hours of one day do not overlap, and days with other hours end after they begin and are told once.',
  why: '"Usually open now" is computed from them, and visitors come by them.',
  bad: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '08:00' }],
  good: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '18:00' }],
  *check({ site, siteFile }) {
    yield* otherHoursFaults(site?.firm.otherHours ?? [], siteFile?.path ?? '')
    const hours = site?.firm.hours ?? []
    for (const [index, { days, opens, closes }] of hours.entries()) {
      const place = { file: siteFile?.path ?? '', pointer: `/firm/hours/${index}` }
      if (closes <= opens)
        yield {
          ...place,
          pointer: `${place.pointer}/closes`,
          message: `It closes at ${closes}, before it opens at ${opens}.`,
          suggestion: inDay,
        }
      const other = hours.slice(0, index).find((earlier) => earlier.days.some((day) => days.includes(day)) && earlier.opens < closes && opens < earlier.closes)
      if (other)
        yield {
          ...place,
          pointer: `${place.pointer}/days`,
          message: `These hours overlap with ${other.opens}–${other.closes} on the same day.`,
          suggestion: 'Put the hours of a day into one entry, or keep them apart.',
        }
    }
  },
}
