import type { SiteDocument } from '../../core/document/site.ts'
import { weekdays as week } from '../../core/document/weekdays.ts'
import type { Writing } from '../../core/kit/Writing.ts'
import { fill } from '../../core/locale/fill.ts'
import { dateText } from '../../core/model/figures/dateParts.ts'

type Day = NonNullable<SiteDocument['firm']['hours']>[number]['days'][number]

/** ECMAScript's own name for it has changed; `types` knows neither. */
type WeekOf = {
  readonly weekInfo?: { readonly firstDay: number }
  getWeekInfo?(): { readonly firstDay: number }
}

/** The first day of the week in a country, 0 for Monday. */
const firstDay = (locale: string): number => {
  const known = new Intl.Locale(locale) as WeekOf
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) - 1
}

/** The first of these days was a Monday. */
const nameOf = (day: number, writing: Writing) =>
  dateText(Date.UTC(2024, 0, 1 + day), { weekday: 'long' }, writing)

/** Days of the week in words, in the country's order: `Monday–Friday`, `Monday and Tuesday`. Three in a row are a range. */
export const daysText = (days: readonly Day[], writing: Writing): string => {
  const { language, locale } = writing
  const start = firstDay(locale)
  const places = days.map((day) => (week.indexOf(day) - start + 7) % 7).sort((a, b) => a - b)
  const runs: number[][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  const name = (place: number) => nameOf((place + start) % 7, writing)
  const said = runs.flatMap((run) =>
    run.length > 2
      ? [fill(language.figures.range, { from: name(run[0] ?? 0), to: name(run.at(-1) ?? 0) })]
      : run.map(name),
  )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(said)
}
