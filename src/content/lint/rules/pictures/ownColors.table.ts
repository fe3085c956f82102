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
        'pages/_site.json:66:17 note own-colors «"#1F4E9E"» Words in #1f4e9e could not be read everywhere: they are written in #6497ee on dark ones. → Nothing need be done: fields, lines and marks keep the colour itself.',
      ],
    },
    'an accent that is too light for words and for white on it': {
      edits: [
        { file, at: '/theme/colors', value: { accent: '#ffd23f' } },
        { file, at: '/theme/solid', value: 'middle' },
      ],
      finds: [
        'pages/_site.json:66:17 note own-colors «"#ffd23f"» Words in #ffd23f could not be read everywhere: they are written in #7c6305 on light pages. → Nothing need be done: fields, lines and marks keep the colour itself.',
        'pages/_site.json:66:17 note own-colors «"#ffd23f"» White could not be read on #ffd23f: buttons are painted #8d7107. → With "solid": "vivid" they keep the colour, under words that can be read on it.',
      ],
    },
    'an accent that is too dark for words on dark pages alone': {
      edits: [{ file, at: '/theme/colors', value: { accent: '#7a2436' } }],
      finds: [
        'pages/_site.json:66:17 note own-colors «"#7a2436"» Words in #7a2436 could not be read everywhere: they are written in #da7a87 on dark ones. → Nothing need be done: fields, lines and marks keep the colour itself.',
      ],
    },
  },
}
