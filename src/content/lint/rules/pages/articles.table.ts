import { aboutAsArticle } from '../../tables/aboutAsArticle.ts'
import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'an article with its date': [...aboutAsArticle({})],
    'an article without a kind': [...aboutAsArticle({}).slice(1)],
  },
  rejects: {
    'an article without a date': {
      edits: [{ file: 'pages/about.json', at: '/kind', value: 'article' }],
      finds: ['pages/about.json:19:11 error articles «"article"» articleWithoutDate → addArticle'],
    },
    'the data of an article on another page': {
      edits: [...aboutAsArticle({}), { file: 'pages/about.json', at: '/kind', value: 'legal' }],
      finds: [
        'pages/about.json:20:3 error articles «"article"» notAnArticle {"kind":"legal"} → makeArticle',
      ],
    },
    'an article that nobody has written': {
      edits: [...aboutAsArticle({}), { file: 'pages/_site.json', at: '/firm/founder' }],
      finds: [
        'pages/about.json:20:3 warning articles «"article"» articleWithoutAuthor → addAuthor',
      ],
    },
    'two at once': {
      edits: [
        ...aboutAsArticle({}),
        { file: 'pages/about.json', at: '/kind', value: 'legal' },
        { file: 'pages/index.json', at: '/kind', value: 'article' },
      ],
      finds: [
        'pages/about.json:20:3 error articles «"article"» notAnArticle {"kind":"legal"} → makeArticle',
        'pages/index.json:30:11 error articles «"article"» articleWithoutDate → addArticle',
      ],
    },
  },
}
