import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a range that goes up': [
      { file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 5 },
    ],
    'a year without separators': [
      {
        file: 'pages/_facts.json',
        at: '/facts/repair.fee/value',
        value: { kind: 'number', amount: 1998, grouping: false },
      },
    ],
    'an amount that reads like a year': [
      {
        file: 'pages/_facts.json',
        at: '/facts/repair.fee/value',
        value: { kind: 'number', amount: 2000, unit: 'bicycles' },
      },
    ],
    'the last day of a month': [
      {
        file: 'pages/_facts.json',
        at: '/facts/repair.fee/value',
        value: { kind: 'date', day: 29, month: 2 },
      },
    ],
  },
  rejects: {
    'a year with a separator': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/repair.fee/value',
          value: { kind: 'number', amount: 1998, to: 2024 },
        },
      ],
      finds: [
        'pages/_facts.json:8:19 warning fact-values «1998» Pages show 1998–2024 as "1,998–2,024". → Add "grouping": false if it is a year. Add "grouping": true if it is an amount.',
      ],
    },
    'a range that goes down': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 1 }],
      finds: [
        'pages/_facts.json:18:15 error fact-values «1» The upper end 1 is not above the lower end 2. → Exchange the two, or leave "to" out.',
      ],
    },
    'a day that the month has not': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/repair.fee/value',
          value: { kind: 'date', day: 31, month: 4 },
        },
      ],
      finds: [
        'pages/_facts.json:8:16 error fact-values «31» The month 4 has no day 31. → Months are counted from 1 (January) to 12.',
      ],
    },
    'a currency that there is not': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/currency', value: 'GBR' }],
      finds: [
        'pages/_facts.json:9:21 error fact-values «"GBR"» There is no currency "GBR". → Write its three letters, such as "EUR" or "USD".',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 2 },
        { file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: 1e45 },
      ],
      finds: [
        'pages/_facts.json:8:19 error fact-values «1e+45» The amount has 46 characters, more than the 40 that fit on a page. → Write a shorter number. Amounts are in whole units: 2000000 for two million.',
        'pages/_facts.json:18:15 error fact-values «2» The upper end 2 is not above the lower end 2. → Exchange the two, or leave "to" out.',
      ],
    },
  },
}
