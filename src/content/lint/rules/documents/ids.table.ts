import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'the same id on two pages': [
      { file: 'pages/about.json', at: '/blocks/1/id', value: 'people' },
      { file: 'pages/index.json', at: '/blocks/1/id', value: 'people' },
    ],
  },
  rejects: {
    'the same id twice on a page': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/id', value: 'people' },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'prose', id: 'people', heading: 'More', paragraphs: ['There is a dog.'] },
        },
      ],
      finds: [
        'pages/about.json:21:13 error ids «"people"» idTwice {"id":"people","firstLine":17,"line":21} → giveFreeId {"free":"people-2"}',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'faq',
            heading: 'Asked',
            id: 'q',
            items: [
              { id: 'q', question: 'Why?', answer: ['So.'] },
              { id: 'q', question: 'When?', answer: ['Then.'] },
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:24:17 error ids «"q"» idTwice {"id":"q","firstLine":21,"line":24} → giveFreeId {"free":"q-2"}',
        'pages/about.json:31:17 error ids «"q"» idTwice {"id":"q","firstLine":21,"line":31} → giveFreeId {"free":"q-3"}',
      ],
    },
  },
}
