import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'the same value': [
      { file: 'pages/_facts.json', at: '/facts/repair.fee/quantity', value: 'fee' },
      {
        file: 'pages/_facts.json',
        at: '/facts/home.fee',
        value: {
          label: 'A fee',
          value: { kind: 'money', amount: 45 },
          source: 'price list',
          asOf: '2025-12-01',
          quantity: 'fee',
        },
      },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '{{home.fee}}' },
    ],
    'a difference that is declared': [
      { file: 'pages/_facts.json', at: '/facts/repair.fee/quantity', value: 'fee' },
      {
        file: 'pages/_facts.json',
        at: '/facts/home.fee',
        value: {
          label: 'A fee',
          value: { kind: 'money', amount: 40 },
          source: 'price list',
          asOf: '2025-12-01',
          quantity: 'fee',
          differsFrom: [{ fact: 'repair.fee', why: 'An offer.' }],
        },
      },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '{{home.fee}}' },
    ],
  },
  rejects: {
    'two values of one quantity': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/quantity', value: 'fee' },
        {
          file: 'pages/_facts.json',
          at: '/facts/home.fee',
          value: {
            label: 'A fee',
            value: { kind: 'money', amount: 40 },
            source: 'price list',
            asOf: '2025-12-01',
            quantity: 'fee',
          },
        },
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '{{home.fee}}' },
      ],
      finds: [
        'pages/_facts.json:27:16 warning facts-agree «{» factsDisagree {"name":"home.fee","says":"£40","other":"repair.fee","otherSays":"£45","quantity":"fee"} → correctOrDiffer',
      ],
    },
    'a difference from a fact that is not there': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/repair.fee/differsFrom',
          value: [
            { fact: 'repair.fees', why: 'An offer.' },
            { fact: 'repair.time', why: 'A time.' },
          ],
        },
      ],
      finds: [
        'pages/_facts.json:14:19 error facts-agree «"repair.fees"» noFactToDifferFrom {"name":"repair.fees"} → removeEntry',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/quantity', value: 'fee' },
        {
          file: 'pages/_facts.json',
          at: '/facts/home.fee',
          value: {
            label: 'A fee',
            value: { kind: 'money', amount: 40 },
            source: 'price list',
            asOf: '2025-12-01',
            quantity: 'fee',
            differsFrom: [{ fact: 'home.fee', why: 'An offer.' }],
          },
        },
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '{{home.fee}}' },
      ],
      finds: [
        'pages/_facts.json:27:16 warning facts-agree «{» factsDisagree {"name":"home.fee","says":"£40","other":"repair.fee","otherSays":"£45","quantity":"fee"} → correctOrDiffer',
        'pages/_facts.json:36:19 error facts-agree «"home.fee"» factDiffersFromItself {"name":"home.fee"} → removeEntry',
      ],
    },
  },
}
