import type { Rule } from '../rule.ts'

export const rule: Rule = {
  name: 'hours',
  severity: 'error',
  what: 'Opening hours open before they close, and the hours of one day do not overlap.',
  why: '"Usually open now" is computed from them, and visitors come by them.',
  bad: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '08:00' }],
  good: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '18:00' }],
  *check({ site, siteFile }) {
    const hours = site?.firm.hours ?? []
    for (const [index, { days, opens, closes }] of hours.entries()) {
      const place = { file: siteFile?.path ?? '', pointer: `/firm/hours/${index}` }
      if (closes <= opens)
        yield {
          ...place,
          pointer: `${place.pointer}/closes`,
          message: `It closes at ${closes}, before it opens at ${opens}.`,
          suggestion: 'Times are in 24 hours: six in the evening is "18:00".',
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
