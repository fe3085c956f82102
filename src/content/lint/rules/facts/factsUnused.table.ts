import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a fact in the footer': [
      {
        file: 'pages/_facts.json',
        at: '/facts/home.fee',
        value: {
          label: 'A fee',
          value: { kind: 'money', amount: 40 },
          source: 'price list',
          asOf: '2025-12-01',
        },
      },
      { file: 'pages/_site.json', at: '/footer/note', value: 'From {{home.fee}}.' },
    ],
  },
  rejects: {
    'a fact that no text uses': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/home.fee',
          value: {
            label: 'A fee',
            value: { kind: 'money', amount: 40 },
            source: 'price list',
            asOf: '2025-12-01',
          },
        },
      ],
      finds: [
        'pages/_facts.json:24:5 warning facts-unused «"home.fee"» factUnused {"name":"home.fee"} → useFactOrRemove {"name":"home.fee"}',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/home.fee',
          value: {
            label: 'A fee',
            value: { kind: 'money', amount: 40 },
            source: 'price list',
            asOf: '2025-12-01',
          },
        },
        { file: 'pages/services/repair.json', at: '/blocks/0/text', value: 'Ready soon.' },
      ],
      finds: [
        'pages/_facts.json:13:5 warning facts-unused «"repair.time"» factUnused {"name":"repair.time"} → useFactOrRemove {"name":"repair.time"}',
        'pages/_facts.json:24:5 warning facts-unused «"home.fee"» factUnused {"name":"home.fee"} → useFactOrRemove {"name":"home.fee"}',
      ],
    },
  },
}
