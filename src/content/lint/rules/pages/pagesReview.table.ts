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
        'pages/about.json:19:15 warning pages-review «"2026-01-14"» This page was to be read again by 2026-01-14, 1 day ago. → Read it, mend what no longer holds, and write the next day.',
      ],
    },
  },
}
