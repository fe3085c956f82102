import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a page that is to be read again today': [
      { file: 'pages/about.json', at: '/reviewBy', value: '2026-01-15' },
    ],
  },
  rejects: {
    'one that was to be read again yesterday': {
      edits: [{ file: 'pages/about.json', at: '/reviewBy', value: '2026-01-14' }],
      finds: [
        'pages/about.json:19:15 warning pages-review «"2026-01-14"» pageReviewLate {"reviewBy":"2026-01-14","late":1} → readPageAgain',
      ],
    },
  },
}
