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
        'pages/_facts.json:8:19 warning fact-values «1998» yearGrouped {"year":"1998–2024","shown":"1,998–2,024"} → chooseGrouping',
      ],
    },
    'a range that goes down': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 1 }],
      finds: [
        'pages/_facts.json:18:15 error fact-values «1» rangeUpsideDown {"to":"1","amount":"2"} → swapRange',
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
        'pages/_facts.json:8:16 error fact-values «31» noSuchDayInMonth {"month":4,"day":31} → monthsAreCounted',
      ],
    },
    'a currency that there is not': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/currency', value: 'GBR' }],
      finds: [
        'pages/_facts.json:9:21 error fact-values «"GBR"» noSuchCurrency {"currency":"GBR"} → writeCurrency',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 2 },
        { file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: 1e45 },
      ],
      finds: [
        'pages/_facts.json:8:19 error fact-values «1e+45» amountTooLong {"length":46,"maxDigits":40} → writeShorterNumber',
        'pages/_facts.json:18:15 error fact-values «2» rangeUpsideDown {"to":"2","amount":"2"} → swapRange',
      ],
    },
  },
}
