import { aboutAsArticle } from '../../tables/aboutAsArticle.ts'
import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a day of last year': [
      ...aboutAsArticle({ updated: '2026-01-12' }),
      { file: 'pages/about.json', at: '/article/updated', value: '2026-01-12' },
    ],
    'a review that lies ahead': [
      { file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2027-01-01' },
    ],
    'an announcement that ends today': [
      {
        file: 'pages/_site.json',
        at: '/announcement',
        value: { id: 'move', text: 'We move.', until: '2026-01-15' },
      },
    ],
    'a draft for next month': [
      ...aboutAsArticle({ date: '2026-02-01' }),
      { file: 'pages/about.json', at: '/article/date', value: '2026-02-01' },
      { file: 'pages/about.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/1' },
      { file: 'pages/_site.json', at: '/footer/groups/0/items/0/href', value: '/' },
    ],
    'an article of next month that is shown from then on': [
      ...aboutAsArticle({ date: '2026-02-01' }),
      { file: 'pages/about.json', at: '/from', value: '2026-02-01' },
    ],
  },
  rejects: {
    'days in the wrong order, a page and a block that have ended, a page that is always needed': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/from', value: '2026-03-02' },
        { file: 'pages/about.json', at: '/blocks/1/until', value: '2026-03-01' },
        { file: 'pages/index.json', at: '/blocks/1/until', value: '2026-01-14' },
        { file: 'pages/index.json', at: '/from', value: '2026-01-01' },
      ],
      finds: [
        'pages/about.json:18:16 error dates «"2026-03-01"» The last day 2026-03-01 is before the first day 2026-03-02: nobody ever sees this block. → Correct one of the two.',
        'pages/index.json:28:16 note dates «"2026-01-14"» The last day of this block was 2026-01-14: visitors no longer see it. → Remove the block, or write a later day.',
        'pages/index.json:31:3 error dates «"from"» This page is needed on every day. → Take "from" away; blocks of the page may have it.',
      ],
    },
    'a first day of a page that the calendar has not: nothing else is said of it': {
      edits: [{ file: 'pages/about.json', at: '/from', value: '2026-13-40' }],
      finds: [
        'pages/about.json:19:11 error dates «"2026-13-40"» There is no day 2026-13-40 in the calendar. → Dates are year-month-day: "2025-01-15".',
      ],
    },
    'a day that the calendar has not': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2025-02-30' }],
      finds: [
        'pages/_facts.json:11:15 error dates «"2025-02-30"» There is no day 2025-02-30 in the calendar. → Dates are year-month-day: "2025-01-15".',
      ],
    },
    'a publication that is to come': {
      edits: [
        ...aboutAsArticle({ date: '2026-02-01' }),
        { file: 'pages/about.json', at: '/article/date', value: '2026-02-01' },
      ],
      finds: [
        'pages/about.json:22:13 error dates «"2026-02-01"» An article cannot be published on 2026-02-01: that day is still to come. → Correct the date, or mark the page with "draft": true until then.',
      ],
    },
    'a revision before the publication': {
      edits: [
        ...aboutAsArticle({ updated: '2026-01-02' }),
        { file: 'pages/about.json', at: '/article/updated', value: '2026-01-02' },
      ],
      finds: [
        'pages/about.json:24:16 error dates «"2026-01-02"» The revision of 2026-01-02 is before the publication on 2026-01-10. → Correct one of the two, or leave "updated" out.',
      ],
    },
    'an announcement that has ended': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/announcement',
          value: { id: 'move', text: 'We move.', until: '2026-01-14' },
        },
      ],
      finds: [
        'pages/_site.json:77:14 warning dates «"2026-01-14"» The announcement ended on 2026-01-14; visitors no longer see it. → Remove "announcement", or write a later day.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2026-03-01' },
        { file: 'pages/_facts.json', at: '/facts/repair.time/reviewBy', value: '2026-13-01' },
      ],
      finds: [
        'pages/_facts.json:11:15 error dates «"2026-03-01"» A figure cannot have been stated on 2026-03-01: that day is still to come. → Write the day for which it was stated.',
        'pages/_facts.json:23:19 error dates «"2026-13-01"» There is no day 2026-13-01 in the calendar. → Dates are year-month-day: "2025-01-15".',
      ],
    },
  },
}
