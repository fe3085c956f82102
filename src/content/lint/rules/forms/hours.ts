import type { LanguageDocument } from '../../../../core/document/language.ts'
import type { SiteDocument } from '../../../../core/document/site.ts'
import { weekdays } from '../../../../core/document/weekdays.ts'
import { escapeKey } from '../../../../core/model/schema/path.ts'
import { inCountry } from '../../../../core/model/site/editions/editionSettings.ts'
import { openSpan, spansMeet } from '../../../../core/model/site/openSpan.ts'
import { daysBetween } from '../../../../core/model/site/shownOn.ts'
import { isLasting, type Weekday, weekdayOf } from '../../../../core/model/site/weekHours.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { daysFit } from '../../texts/daysFit.ts'
import type { Context } from '../../types/context.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type OtherHours = NonNullable<SiteDocument['firm']['otherHours']>

type Times = { readonly opens: string; readonly closes: string }

/** A day that ends when it begins, and one that is probably written as if the day had twelve hours: "09:00" to "06:00". */
function* closingFaults(
  opens: string,
  closes: string,
  file: string,
  pointer: string,
): Iterable<Report> {
  if (closes === opens)
    yield {
      file,
      pointer,
      message: msg('closesWhenOpens', { closes }),
      suggestion: msg('writeClosing'),
    }
  else if (closes < opens && opens < '12:00' && closes >= '04:00')
    yield {
      file,
      pointer,
      severity: 'warning',
      message: msg('closesNextDay', { opens, closes }),
      suggestion: msg('writeTimesIn24Hours'),
    }
}

/** The weekday on which hours of one entry meet those of another, which may have begun the day before. */
const meetingDay = (
  one: Times & { readonly days: readonly Weekday[] },
  other: Times & { readonly days: readonly Weekday[] },
): Weekday | undefined =>
  other.days.find((dayOther) =>
    one.days.some((dayOne) =>
      spansMeet(
        weekdays.indexOf(dayOne),
        openSpan(one.opens, one.closes),
        weekdays.indexOf(dayOther),
        openSpan(other.opens, other.closes),
      ),
    ),
  )

/** The weekdays from one day to another: of a week or more, all. */
const weekdaysIn = (from: string, until: string): Weekday[] => {
  const first = weekdayOf(from)
  const length = daysBetween(from, until) + 1 // NaN where one isn't in the calendar, which is another rule's
  return weekdays.filter((_, index) => !((index - first + 7) % 7 >= length))
}

const allDay: Times = { opens: '00:00', closes: '23:59' }

/** Whether two entries speak of the same hours: of a day of both; where both hold for good, of a weekday from the same day on, at the same time of day. */
const meet = (one: OtherHours[number], other: OtherHours[number]): boolean => {
  const shares = (among: readonly Weekday[]) =>
    among.some((day) => [one, other].every(({ days }) => days?.includes(day) ?? true))
  if (isLasting(one) && isLasting(other))
    return (
      one.from === other.from &&
      meetingDay({ ...allDay, ...one }, { ...allDay, ...other }) !== undefined
    )
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
        message: msg('lastDayBeforeFirst', { until, from }),
        suggestion: msg('writeLaterDay'),
      }
    else if (
      until !== undefined &&
      days &&
      !weekdaysIn(from, until).some((day) => days.includes(day))
    )
      yield {
        file,
        pointer: `${pointer}/days`,
        message: msg('weekdaysOutside', { from, until }),
        suggestion: msg('correctWeekdays'),
      }
    if ((opens === undefined) !== (closes === undefined))
      yield {
        file,
        pointer: opens === undefined ? `${pointer}/closes` : `${pointer}/opens`,
        message: opens === undefined ? msg('opensMissing') : msg('closesMissing'),
        suggestion: msg('writeBothTimes'),
      }
    if (opens !== undefined && closes !== undefined)
      yield* closingFaults(opens, closes, file, `${pointer}/closes`)
    const same = other.slice(0, index).find((earlier) => meet(earlier, entry))
    if (same)
      yield {
        file,
        pointer, // of the entry: who has written its day may be about to say on which weekdays
        message: isLasting(entry)
          ? msg('weekdayHasOtherHours', { from: same.from })
          : msg('dayHasOtherHours', { from: same.from }),
        suggestion: isLasting(entry) ? msg('oneEntryPerWeekday') : msg('oneEntryPerDay'),
      }
  }
}

const unfit = (file: string, pointer: string, message: Message): Report => ({
  file,
  pointer,
  severity: 'warning',
  message,
  suggestion: msg('correctOrRemoveLabel'),
  offers: [{ label: msg('takeOut'), fix: { kind: 'remove' } }],
})

/** Words for days that are others than those of the hours: they stay behind if somebody changes these. */
function* wordsBehind({ files, site, siteFile }: Context): Iterable<Report> {
  const hours = site?.firm.hours
  if (!site || !siteFile || !hours) return
  for (const [index, { label, days }] of hours.entries())
    if (label !== undefined && !daysFit(label, days, site.locale))
      yield unfit(
        siteFile.path,
        `/firm/hours/${index}/label`,
        msg('labelNamesOtherDays', { label, days }),
      )
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)))
  for (const { path, place, sound } of files) {
    const tag =
      place?.kind === 'language' ? place.language : place?.kind === 'site' ? undefined : null
    if (tag === null) continue
    const own = sound as Partial<LanguageDocument> | undefined // both kinds have these keys
    const labels = own?.firm?.hourLabels ?? {}
    const label = own?.firm?.closedLabel
    const locale = tag === undefined ? site.locale : (own?.locale ?? inCountry(tag, site.locale))
    for (const { label: words = '', days } of hours) {
      const said = Object.hasOwn(labels, words) ? labels[words] : undefined
      if (said !== undefined && !daysFit(said, days, locale))
        yield unfit(
          path,
          `/firm/hourLabels/${escapeKey(words)}`,
          msg('labelNamesOtherDays', { label: said, days }),
        )
    }
    if (label !== undefined && !daysFit(label, closed, locale))
      yield unfit(path, '/firm/closedLabel', msg('labelNamesOtherClosedDays', { label, closed }))
  }
}

export const rule: Rule = {
  name: 'hours',
  severity: 'error',
  what: 'Opening hours do not close when they open, hours do not overlap (18:00 to 02:00 ends on the next day), days with other hours end after they begin and are told once, and words for the days ("Mon–Fri") name those that they stand for.',
  why: '"Usually open now" is computed from them, and visitors come by them.',
  bad: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '09:00' }],
  good: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '18:00' }],
  *check(context) {
    const { site, siteFile } = context
    yield* wordsBehind(context)
    yield* otherHoursFaults(site?.firm.otherHours ?? [], siteFile?.path ?? '')
    const hours = site?.firm.hours ?? []
    for (const [index, entry] of hours.entries()) {
      const file = siteFile?.path ?? ''
      const pointer = `/firm/hours/${index}`
      yield* closingFaults(entry.opens, entry.closes, file, `${pointer}/closes`)
      for (const earlier of hours.slice(0, index)) {
        const day = meetingDay(entry, earlier)
        if (!day) continue
        yield {
          file,
          pointer: `${pointer}/days`,
          message: msg('hoursOverlap', {
            opens: earlier.opens,
            closes: earlier.closes,
            day: entry.days.includes(day) ? undefined : day,
          }),
          suggestion: msg('joinHours'),
        }
        break
      }
    }
  },
}
