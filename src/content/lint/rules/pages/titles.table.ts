import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a pattern that ends in the title': [
      { file: 'pages/_site.json', at: '/seo/titlePattern', value: '{{firm.name}}: {title}' },
    ],
    'a title of sixty characters': [
      {
        file: 'pages/about.json',
        at: '/title',
        value: 'xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxxx',
      },
    ],
  },
  rejects: {
    'a pattern without its place for the title': {
      edits: [
        { file: 'pages/_site.json', at: '/seo/titlePattern', value: 'Bicycles | {{firm.name}}' },
      ],
      finds: [
        'pages/_site.json:72:21 error titles «"Bicycles | {{firm.name}}"» Every page would have this very title: the pattern does not say where its own belongs. → Write {title} there, such as "{title} | {{firm.name}}".',
      ],
    },
    'a pattern whose place is misspelt, and a long title': {
      edits: [
        { file: 'pages/_site.json', at: '/seo/titlePattern', value: '{Title} | Spoke' },
        {
          file: 'pages/about.json',
          at: '/title',
          value: 'Everything that you always wanted to know about our bicycle workshop',
        },
      ],
      finds: [
        'pages/_site.json:72:21 error titles «"{Title} | Spoke"» Every page would have this very title: the pattern does not say where its own belongs. → Write {title} instead of {Title}, such as "{title} | {{firm.name}}".',
        'pages/about.json:3:12 warning titles «"Everything that you always wanted to know about our bicycle…» The title has 68 characters; search results cut it after 60. → Say it shorter; the firm\'s name is added by itself.',
      ],
    },
    'a long title': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/title',
          value: 'Everything that you always wanted to know about our bicycle workshop',
        },
      ],
      finds: [
        'pages/about.json:3:12 warning titles «"Everything that you always wanted to know about our bicycle…» The title has 68 characters; search results cut it after 60. → Say it shorter; the firm\'s name is added by itself.',
      ],
    },
    'a title of wide letters': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/title',
          value: 'MAMMOTH WHEELS AND HOW WE MEND THEM IN OUR WORKSHOP',
        },
      ],
      finds: [
        'pages/about.json:3:12 warning titles «"MAMMOTH WHEELS AND HOW WE MEND THEM IN OUR WORKSHOP"» The title is 663 pixels wide in search results, which cut it after 600: capitals, m and w are wide. → Say it shorter; the firm\'s name is added by itself.',
      ],
    },
    'the same title twice, and once more': {
      edits: [
        { file: 'pages/about.json', at: '/title', value: 'Bicycle repairs' },
        { file: 'pages/index.json', at: '/title', value: 'bicycle repairs' },
      ],
      finds: [
        'pages/index.json:3:12 warning titles «"bicycle repairs"» pages/about.json has the same title. → Say what this page has that the other one has not.',
        'pages/services/repair.json:3:12 warning titles «"Bicycle repairs"» pages/about.json has the same title. → Say what this page has that the other one has not.',
      ],
    },
  },
}
