import type { RuleTable } from '../../types/rule.ts'

const file = 'pages/_site.json'

export const table: RuleTable = {
  accepts: {
    'a second colour and a ground, in which no words are written': [
      { file, at: '/theme/colors', value: { second: '#ffd23f', ground: '#ffd23f' } },
    ],
  },
  rejects: {
    'an accent in capitals, which is read as the same colour': {
      edits: [{ file, at: '/theme/colors', value: { accent: '#1F4E9E' } }],
      finds: [
        'pages/_site.json:66:17 note own-colors «"#1F4E9E"» colorUnreadable {"color":"#1f4e9e","onDark":"#6497ee"} → colorKept',
      ],
    },
    'an accent that is too light for words and for white on it': {
      edits: [
        { file, at: '/theme/colors', value: { accent: '#ffd23f' } },
        { file, at: '/theme/solid', value: 'middle' },
      ],
      finds: [
        'pages/_site.json:66:17 note own-colors «"#ffd23f"» colorUnreadable {"color":"#ffd23f","onLight":"#7c6305"} → colorKept',
        'pages/_site.json:66:17 note own-colors «"#ffd23f"» whiteUnreadable {"color":"#ffd23f","solid":"#8d7107"} → useVividButtons',
      ],
    },
    'an accent that is too dark for words on dark pages alone': {
      edits: [{ file, at: '/theme/colors', value: { accent: '#7a2436' } }],
      finds: [
        'pages/_site.json:66:17 note own-colors «"#7a2436"» colorUnreadable {"color":"#7a2436","onDark":"#da7a87"} → colorKept',
      ],
    },
  },
}
