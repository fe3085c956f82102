import { aboutAsArticle } from '../../tables/aboutAsArticle.ts'
import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'an article of a few words': [
      { file: 'pages/about.json', at: '/kind', value: 'article' },
      {
        file: 'pages/about.json',
        at: '/article',
        value: { category: 'News', date: '2026-01-10', readingMinutes: 1, author: 'Ada' },
      },
    ],
    'a minute': [...aboutAsArticle({})],
    'between what one minute and what two stand for': [...aboutAsArticle({}, 285)],
    'the least and the most': [...aboutAsArticle({ readingMinutes: 2 }, 530)],
  },
  rejects: {
    'an article that is too short': {
      edits: [...aboutAsArticle({ readingMinutes: 5 }, 300)],
      finds: [
        'pages/about.json:23:23 warning reading-time «5» The article has 313 words; 5 minutes stand for 800 to 1380. → Write 1, or make it longer by 487 words.',
      ],
    },
    'two at once': {
      edits: [
        ...aboutAsArticle({}, 400),
        { file: 'pages/index.json', at: '/kind', value: 'article' },
        {
          file: 'pages/index.json',
          at: '/article',
          value: { category: 'News', date: '2026-01-10', readingMinutes: 3 },
        },
      ],
      finds: [
        'pages/about.json:23:23 warning reading-time «1» The article has 413 words; 1 minute stands for 160 to 276. → Write 2, or make it shorter by 137 words.',
        'pages/index.json:34:23 warning reading-time «3» The article has 44 words; 3 minutes stand for 480 to 828. → Write 1, or make it longer by 436 words.',
      ],
    },
  },
}
