import type { SiteDocument } from '../../../document/site.ts'
import type { Rule } from '../../rule.ts'

type OtherHours = NonNullable<SiteDocument['firm']['otherHours']>

const inDay = 'Times are in 24 hours: six in the evening is "18:00".'

function* otherHoursFaults(other: OtherHours, file: string) {
  for (const [index, { from, until, opens, closes }] of other.entries()) {
    const pointer = `/firm/otherHours/${index}`
    if (until !== undefined && until < from)
      yield {
        file,
        pointer: `${pointer}/until`,
        message: `The last day, ${until}, lies before the first, ${from}.`,
        suggestion: 'Write the later day here, or leave it out for a single day.',
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
    const same = other.slice(0, index).find((earlier) => earlier.from <= (until ?? from) && from <= (earlier.until ?? earlier.from))
    if (same)
      yield {
        file,
        pointer: `${pointer}/from`,
        message: `Other hours stand for this day already, from ${same.from} on.`,
        suggestion: 'Keep one entry for each day.',
      }
  }
}

export const rule: Rule = {
  name: 'hours',
  severity: 'error',
  what: 'Opening hours open before they close, the hours of one day do not overlap, and days with other hours end after they begin.',
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
