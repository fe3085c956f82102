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
        'pages/_facts.json:12:19 warning facts-review «"2026-01-14"» factReviewLate {"name":"repair.fee","reviewBy":"2026-01-14","late":1} → checkFact',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2025-01-15' },
        { file: 'pages/_facts.json', at: '/facts/repair.time/reviewBy', value: '2025-12-31' },
      ],
      finds: [
        'pages/_facts.json:12:19 warning facts-review «"2025-01-15"» factReviewLate {"name":"repair.fee","reviewBy":"2025-01-15","late":365} → checkFact',
        'pages/_facts.json:24:19 warning facts-review «"2025-12-31"» factReviewLate {"name":"repair.time","reviewBy":"2025-12-31","late":15} → checkFact',
      ],
    },
  },
}
