import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a review today': [
      { file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-01-15' },
    ],
  },
  rejects: {
    'a review that was due yesterday': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-01-14' }],
      finds: [
        'pages/_facts.json:12:19 warning facts-review «"2026-01-14"» "repair.fee" was to be checked by 2026-01-14, 1 day ago. → Check the figure, then set "asOf" to that day and "reviewBy" to the next.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2025-01-15' },
        { file: 'pages/_facts.json', at: '/facts/repair.time/reviewBy', value: '2025-12-31' },
      ],
      finds: [
        'pages/_facts.json:12:19 warning facts-review «"2025-01-15"» "repair.fee" was to be checked by 2025-01-15, 365 days ago. → Check the figure, then set "asOf" to that day and "reviewBy" to the next.',
        'pages/_facts.json:24:19 warning facts-review «"2025-12-31"» "repair.time" was to be checked by 2025-12-31, 15 days ago. → Check the figure, then set "asOf" to that day and "reviewBy" to the next.',
      ],
    },
  },
}
