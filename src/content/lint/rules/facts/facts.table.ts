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
        'pages/about.json:15:19 error facts «{{repair.tiem}}» There is no fact "repair.tiem". → Did you mean "repair.time"?',
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
        'pages/about.json:15:19 error facts «{repair.time}» "repair.time" stands in single braces, so visitors read {repair.time} instead of the figure. → Write {{repair.time}}.',
        'pages/about.json:15:38 error facts «{firm.founder | full}» "firm.founder" stands in single braces, so visitors read {firm.founder | full} instead of the figure. → Write {{firm.founder | full}}.',
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
        'pages/about.json:15:19 error facts «{{repair.time | shrot}}» A fact cannot be written as "shrot". → Did you mean "short"?',
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
      finds: [
        'pages/about.json:15:19 error facts «{{» Two braces stand here without a partner, so this is no reference to a fact. → A reference is written {{subject.name}}.',
      ],
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
        'pages/about.json:15:19 error facts «{{repair.fees}}» There is no fact "repair.fees". → Did you mean "repair.fee"?',
        'pages/about.json:15:45 error facts «{{repair.time | days}}» A fact cannot be written as "days". → It can be written as full, short, number, ordinal, words, per or plain.',
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
        'pages/about.json:15:19 error facts «{{constructor}}» There is no fact "constructor". → npm run facts lists all of them.',
      ],
    },
  },
}
