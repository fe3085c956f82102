import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'a break at noon': [
      {
        file: 'pages/_site.json',
        at: '/firm/hours',
        value: [
          { days: ['monday'], opens: '09:00', closes: '12:00' },
          { days: ['monday'], opens: '13:00', closes: '17:00' },
        ],
      },
    ],
  },
  rejects: {
    'closing before opening': {
      edits: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '05:00' }],
      finds: [
        'pages/_site.json:25:19 error hours «"05:00"» It closes at 05:00, before it opens at 09:00. → Times are in 24 hours: six in the evening is "18:00".',
      ],
    },
    'hours that overlap': {
      edits: [{ file: 'pages/_site.json', at: '/firm/hours/-', value: { days: ['tuesday', 'friday'], opens: '16:00', closes: '18:00' } }],
      finds: [
        'pages/_site.json:28:17 error hours «[» These hours overlap with 09:00–17:00 on the same day. → Put the hours of a day into one entry, or keep them apart.',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/hours',
          value: [
            { days: ['monday'], opens: '09:00', closes: '09:00' },
            { days: ['friday'], opens: '09:00', closes: '12:00' },
            { days: ['friday'], opens: '11:00', closes: '17:00' },
          ],
        },
      ],
      finds: [
        'pages/_site.json:24:19 error hours «"09:00"» It closes at 09:00, before it opens at 09:00. → Times are in 24 hours: six in the evening is "18:00".',
        'pages/_site.json:34:17 error hours «[» These hours overlap with 09:00–12:00 on the same day. → Put the hours of a day into one entry, or keep them apart.',
      ],
    },
  },
}
