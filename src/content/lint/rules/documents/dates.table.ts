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
        'pages/about.json:18:16 error dates «"2026-03-01"» endsBeforeStart {"until":"2026-03-01","from":"2026-03-02","noun":"block"} → correctOneOfTwo',
        'pages/index.json:28:16 note dates «"2026-01-14"» partEnded {"noun":"block","until":"2026-01-14"} → removePartOrExtend {"noun":"block"}',
        'pages/index.json:31:3 error dates «"from"» pageNeededEveryDay → takeKeyFromPage {"key":"from"}',
      ],
    },
    'a first day of a page that the calendar has not: nothing else is said of it': {
      edits: [{ file: 'pages/about.json', at: '/from', value: '2026-13-40' }],
      finds: [
        'pages/about.json:19:11 error dates «"2026-13-40"» noSuchDay {"day":"2026-13-40"} → writeDay',
      ],
    },
    'a day that the calendar has not': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2025-02-30' }],
      finds: [
        'pages/_facts.json:11:15 error dates «"2025-02-30"» noSuchDay {"day":"2025-02-30"} → writeDay',
      ],
    },
    'a publication that is to come': {
      edits: [
        ...aboutAsArticle({ date: '2026-02-01' }),
        { file: 'pages/about.json', at: '/article/date', value: '2026-02-01' },
      ],
      finds: [
        'pages/about.json:22:13 error dates «"2026-02-01"» articleStillToCome {"day":"2026-02-01"} → correctDateOrDraft',
      ],
    },
    'a revision before the publication': {
      edits: [
        ...aboutAsArticle({ updated: '2026-01-02' }),
        { file: 'pages/about.json', at: '/article/updated', value: '2026-01-02' },
      ],
      finds: [
        'pages/about.json:24:16 error dates «"2026-01-02"» revisedBeforePublished {"updated":"2026-01-02","date":"2026-01-10"} → correctOrLeaveUpdated',
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
        'pages/_site.json:77:14 warning dates «"2026-01-14"» announcementEnded {"until":"2026-01-14"} → removeAnnouncementOrExtend',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2026-03-01' },
        { file: 'pages/_facts.json', at: '/facts/repair.time/reviewBy', value: '2026-13-01' },
      ],
      finds: [
        'pages/_facts.json:11:15 error dates «"2026-03-01"» statementStillToCome {"day":"2026-03-01"} → writeDayOfStatement',
        'pages/_facts.json:23:19 error dates «"2026-13-01"» noSuchDay {"day":"2026-13-01"} → writeDay',
      ],
    },
  },
}
