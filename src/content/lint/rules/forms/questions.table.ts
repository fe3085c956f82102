import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'different questions': [
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'faq',
          heading: 'Asked',
          items: [
            { question: 'Do you mend e-bikes?', answer: ['Yes.'] },
            { question: 'Do you sell e-bikes?', answer: ['No.'] },
          ],
        },
      },
    ],
  },
  rejects: {
    'a question on two pages': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'faq',
            heading: 'Asked',
            items: [{ question: 'Do you mend e-bikes?', answer: ['Yes.'] }],
          },
        },
        {
          file: 'pages/index.json',
          at: '/blocks/-',
          value: {
            type: 'faq',
            heading: 'Asked',
            items: [{ question: 'Do you mend E-Bikes', answer: ['Sometimes.'] }],
          },
        },
      ],
      finds: [
        'pages/index.json:34:23 warning questions «"Do you mend E-Bikes"» questionOnOtherPage {"path":"pages/about.json"} → answerOnce',
      ],
    },
    'two on one page': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'faq',
            heading: 'Asked',
            items: [
              { question: 'Why?', answer: ['So.'] },
              { question: 'Why?', answer: ['Because.'] },
              { question: 'Why', answer: ['Hm.'] },
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:29:23 warning questions «"Why?"» questionOnSamePage → answerOnce',
        'pages/about.json:35:23 warning questions «"Why"» questionOnSamePage → answerOnce',
      ],
    },
  },
}
