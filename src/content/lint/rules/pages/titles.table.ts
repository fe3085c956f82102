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
        'pages/_site.json:72:21 error titles «"Bicycles | {{firm.name}}"» titlePatternWithoutTitle → writeTitlePattern {}',
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
        'pages/_site.json:72:21 error titles «"{Title} | Spoke"» titlePatternWithoutTitle → writeTitlePattern {"found":"{Title}"}',
        'pages/about.json:3:12 warning titles «"Everything that you always wanted to know about our bicycle…» titleTooLong {"length":68,"longest":60} → shortenTitle',
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
        'pages/about.json:3:12 warning titles «"Everything that you always wanted to know about our bicycle…» titleTooLong {"length":68,"longest":60} → shortenTitle',
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
        'pages/about.json:3:12 warning titles «"MAMMOTH WHEELS AND HOW WE MEND THEM IN OUR WORKSHOP"» titleTooWide {"width":663,"widest":600} → shortenTitle',
      ],
    },
    'the same title twice, and once more': {
      edits: [
        { file: 'pages/about.json', at: '/title', value: 'Bicycle repairs' },
        { file: 'pages/index.json', at: '/title', value: 'bicycle repairs' },
      ],
      finds: [
        'pages/index.json:3:12 warning titles «"bicycle repairs"» titleTwice {"other":"pages/about.json"} → sayHowPageDiffers',
        'pages/services/repair.json:3:12 warning titles «"Bicycle repairs"» titleTwice {"other":"pages/about.json"} → sayHowPageDiffers',
      ],
    },
  },
}
