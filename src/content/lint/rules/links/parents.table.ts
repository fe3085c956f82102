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
        'pages/services/repair.json:38:13 error parents «"/services/repair"» ownParent → nameParent',
      ],
    },
    'two pages in a circle': {
      edits: [
        { file: 'pages/services/repair.json', at: '/parent', value: '/about' },
        { file: 'pages/about.json', at: '/parent', value: '/services/repair' },
      ],
      finds: [
        'pages/about.json:19:13 error parents «"/services/repair"» parentsInCircle {"route":"/about"} → nameParent',
        'pages/services/repair.json:38:13 error parents «"/about"» parentsInCircle {"route":"/services/repair"} → nameParent',
      ],
    },
  },
}
