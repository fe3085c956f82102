import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'a dark accent': [{ file: 'pages/_site.json', at: '/theme/accent', value: 'crimson' }],
    'an accent that is too bright only in the scheme that the site has not': [
      { file: 'pages/_site.json', at: '/theme', value: { accent: 'indigo', neutral: 'slate', scheme: 'light' } },
    ],
  },
  rejects: {
    'an accent that cannot be read on buttons': {
      edits: [{ file: 'pages/_site.json', at: '/theme/accent', value: 'indigo' }],
      finds: [
        'pages/_site.json:62:15 error contrast «"indigo"» With "indigo", the text of buttons has a contrast of only 3.54:1 in the dark scheme; 4.5:1 is needed. → Choose another colour.',
      ],
    },
    'white text on a vivid colour': {
      edits: [{ file: 'pages/_site.json', at: '/theme', value: { accent: 'cyan', neutral: 'slate', solid: 'vivid' } }],
      finds: [
        'pages/_site.json:62:15 error contrast «"cyan"» With "cyan", the text of buttons has a contrast of only 2.58:1 in the dark scheme; 4.5:1 is needed. → Choose another accent, or leave out "solid": "vivid".',
      ],
    },
  },
}
