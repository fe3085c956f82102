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
        'pages/about.json:21:13 error ids «"people"» The id "people" stands twice on this page: on line 17 and here, on line 21. → Give this one another name: "people-2" is free.',
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
        'pages/about.json:24:17 error ids «"q"» The id "q" stands twice on this page: on line 21 and here, on line 24. → Give this one another name: "q-2" is free.',
        'pages/about.json:31:17 error ids «"q"» The id "q" stands twice on this page: on line 21 and here, on line 31. → Give this one another name: "q-3" is free.',
      ],
    },
  },
}
