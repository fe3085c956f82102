import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a way up': [
      { file: 'pages/services/repair.json', at: '/parent', value: '/about' },
      { file: 'pages/about.json', at: '/parent', value: '/' },
    ],
  },
  rejects: {
    'a page above itself': {
      edits: [{ file: 'pages/services/repair.json', at: '/parent', value: '/services/repair' }],
      finds: [
        'pages/services/repair.json:38:13 error parents «"/services/repair"» The page is its own parent. → Name the page that this one belongs to.',
      ],
    },
    'two pages in a circle': {
      edits: [
        { file: 'pages/services/repair.json', at: '/parent', value: '/about' },
        { file: 'pages/about.json', at: '/parent', value: '/services/repair' },
      ],
      finds: [
        'pages/about.json:19:13 error parents «"/services/repair"» The way up from /about comes back to /about. → Name the page that this one belongs to.',
        'pages/services/repair.json:38:13 error parents «"/about"» The way up from /services/repair comes back to /services/repair. → Name the page that this one belongs to.',
      ],
    },
  },
}
