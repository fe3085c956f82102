import { en } from '../../../../core/locale/en.ts'
import type { RuleTable } from '../../types/rule.ts'

const { menu: _, ...rest } = en.words
const swedish = { file: 'pages/_site.json', at: '/language', value: 'sv-SE' }

export const table: RuleTable = {
  accepts: {
    'a language that the engine speaks': [
      { file: 'pages/_site.json', at: '/language', value: 'hi-IN' },
    ],
    'another one, with all words': [
      swedish,
      { file: 'pages/_site.json', at: '/words', value: en.words },
    ],
  },
  rejects: {
    'one without words': {
      edits: [swedish],
      finds: [
        `pages/_site.json:5:15 warning language-words «"sv-SE"» The engine does not speak "sv-SE": ${Object.keys(en.words).length} of the words that it says to visitors would be English. → Write them under "words" in pages/_site.json, as "labelCompared"; it speaks en, en-US, ar, de, fr, hi, ur.`,
      ],
    },
    'one without a single word': {
      edits: [swedish, { file: 'pages/_site.json', at: '/words', value: rest }],
      finds: [
        'pages/_site.json:5:15 warning language-words «"sv-SE"» wordsMissing {"language":"sv-SE","count":1} → writeWords {"count":1,"first":"menu","spoken":["en","en-US","ar","de","fr","hi","ur"]}',
      ],
    },
  },
}
