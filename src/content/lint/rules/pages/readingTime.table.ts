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
        'pages/about.json:23:23 warning reading-time «5» readingTimeWrong {"words":313,"minutes":5,"least":800,"longest":1380} → readingTimeOrLonger {"right":1,"by":487}',
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
        'pages/about.json:23:23 warning reading-time «1» readingTimeWrong {"words":413,"minutes":1,"least":160,"longest":276} → readingTimeOrShorter {"right":2,"by":137}',
        'pages/index.json:34:23 warning reading-time «3» readingTimeWrong {"words":44,"minutes":3,"least":480,"longest":828} → readingTimeOrLonger {"right":1,"by":436}',
      ],
    },
  },
}
