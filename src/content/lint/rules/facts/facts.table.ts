import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'other words in single braces': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A {count} of {none.such} and {repair} pages.',
      },
    ],
    "a fact in another form, and the firm's words": [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'It costs {{ repair.fee | full }}; ask {{firm.founder}}.',
      },
    ],
  },
  rejects: {
    'a misspelt name': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'It takes {{repair.tiem}}.',
        },
      ],
      finds: [
        'pages/about.json:15:19 error facts «{{repair.tiem}}» noSuchFact {"name":"repair.tiem"} → didYouMean {"meant":"repair.time"}',
      ],
    },
    'a name in single braces': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'It takes {repair.time}, and {firm.founder | full} writes {count} and {{repair.fee}}.',
        },
      ],
      finds: [
        'pages/about.json:15:19 error facts «{repair.time}» factInSingleBraces {"name":"repair.time","found":"{repair.time}"} → writeFactReference {"found":"{repair.time}"}',
        'pages/about.json:15:38 error facts «{firm.founder | full}» factInSingleBraces {"name":"firm.founder","found":"{firm.founder | full}"} → writeFactReference {"found":"{firm.founder | full}"}',
      ],
    },
    'a form that there is not': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'It takes {{repair.time | shrot}}.',
        },
      ],
      finds: [
        'pages/about.json:15:19 error facts «{{repair.time | shrot}}» noSuchFormat {"format":"shrot"} → didYouMean {"meant":"short"}',
      ],
    },
    'braces that are not closed': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'It takes {{repair.time}.',
        },
      ],
      finds: ['pages/about.json:15:19 error facts «{{» strayBraces → referenceShape'],
    },
    'two in one text': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'It costs {{repair.fees}} and takes {{repair.time | days}}.',
        },
      ],
      finds: [
        'pages/about.json:15:19 error facts «{{repair.fees}}» noSuchFact {"name":"repair.fees"} → didYouMean {"meant":"repair.fee"}',
        'pages/about.json:15:45 error facts «{{repair.time | days}}» noSuchFormat {"format":"days"} → factFormats {"formats":["full","short","number","ordinal","words","per","plain"]}',
      ],
    },
    'a name of the language underneath': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'It takes {{constructor}}.',
        },
      ],
      finds: [
        'pages/about.json:15:19 error facts «{{constructor}}» noSuchFact {"name":"constructor"} → listFacts',
      ],
    },
  },
}
