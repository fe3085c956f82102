import type { RuleTable } from '../../types/rule.ts'

const silence = [{ rule: 'stale-translations', reason: 'These cases are about something else.' }]

/** A page in Swiss German, which has points where the German of the site's country has commas. */
const inSwissGerman = (text: string) => [
  {
    file: 'pages/_site.json',
    at: '/languages',
    value: [
      { tag: 'en-GB', name: 'English' },
      { tag: 'de', name: 'Deutsch' },
    ],
  },
  { file: 'pages/_site.json', at: '/silence', value: silence },
  { file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: 4.5 },
  {
    file: 'pages/de/_site.json',
    value: {
      $schema: '../../schema/language.schema.json',
      locale: 'de-CH',
      navigation: [{ label: 'Start', href: '/de' }],
      actions: [{ label: 'Zu den Preisen', href: '/de' }],
      footer: { groups: [{ label: 'Seiten', items: [{ label: 'Start', href: '/de' }] }] },
      units: { 'working days': 'Arbeitstage' },
    },
  },
  {
    file: 'pages/de/index.json',
    value: {
      $schema: '../../schema/page.schema.json',
      title: 'Fahrräder, die wieder fahren',
      description:
        'Was wir an einem Fahrrad richten, was es kostet und wann es wieder da ist: Bremsen, Schaltung, Räder und alles dazwischen.',
      blocks: [{ type: 'hero', heading: 'Fahrräder', text }],
    },
  },
]

const page = 'pages/services/repair.json'
const paragraph = (...paragraphs: readonly string[]) => [
  { file: page, at: '/blocks/-', value: { type: 'prose', heading: 'Prices', paragraphs } },
]
const fee = (value: unknown) => ({
  file: 'pages/_facts.json',
  at: '/facts/repair.fee/value',
  value,
})
const example = (...lines: readonly unknown[]) => [
  {
    file: page,
    at: '/blocks/-',
    value: { type: 'workedExample', title: 'Two wheels', lines, result: { label: 'To pay' } },
  },
]
const cells = (...row: readonly string[]) => [
  {
    file: page,
    at: '/blocks/-',
    value: {
      type: 'table',
      caption: 'What else it costs',
      columns: row.map((_, at) => ({ heading: `Column ${at + 1}` })),
      rows: [row],
    },
  },
]

export const table: RuleTable = {
  accepts: {
    'a number that a fact of the page shows': example({
      label: 'Wheels',
      quantity: 2,
      unit: 'wheels',
      rate: '{{repair.fee | plain}}',
    }),
    'other units and currencies than those of the facts of the page': [
      ...cells('$45', '45 minutes', '45%'),
      ...example({ label: 'Wheels', quantity: 45, unit: 'wheels', rate: 4.5 }),
    ],
    'what is due for another time': [
      fee({ kind: 'money', amount: 45, per: 'day' }),
      ...example({ label: 'Wheels', quantity: 2, unit: 'months', rate: 45 }),
    ],
    'numbers below 10': [
      fee({ kind: 'money', amount: 9.5 }),
      ...cells('£9.50', '2–3 working days'),
      ...example({ label: 'Wheels', quantity: 2, unit: 'wheels', rate: 9.5 }),
    ],
    years: [fee({ kind: 'number', amount: 1998, grouping: false }), ...cells('1998', 'since 1998')],
    'figures of another page': [
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'A new chain costs £45.' },
    ],
    'what the rest of an example makes of it': example({
      label: 'Wheels',
      quantity: 10,
      unit: 'wheels',
      rate: 4.5,
      amount: 45,
    }),
    'the fact itself': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A repair takes {{repair.time}}.',
      },
    ],
    'the same figure of something else': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A delivery takes 2–3 working days.',
      },
    ],
    'another figure of the subject': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'A repair may take 3–4 working days in May.',
      },
    ],
    'the same number of other things': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'For a repair bring 45 minutes.',
      },
    ],
  },
  rejects: {
    'rates, amounts and quantities that equal a fact of the page': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/repair.time/value',
          value: { kind: 'number', amount: 12, unit: 'working days' },
        },
        ...example(
          { label: 'Wheels', quantity: 12, unit: 'working day', rate: 45 },
          { label: 'Chain', amount: 45 },
        ),
      ],
      finds: [
        'pages/services/repair.json:43:23 note facts-repeated «12» equalsFact {"figure":"12","fact":"repair.time"} → useFactIfSame {"shown":"{{repair.time | plain}}","name":"repair.time"}',
        'pages/services/repair.json:45:19 note facts-repeated «45» equalsFact {"figure":"45","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee | plain}}","name":"repair.fee"}',
        'pages/services/repair.json:49:21 note facts-repeated «45» equalsFact {"figure":"45","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee | plain}}","name":"repair.fee"}',
      ],
    },
    'cells and texts that equal a fact of the page': {
      edits: [...cells('£45', 'from 45 pounds on'), ...paragraph('A chain is £45.00 or £90.')],
      finds: [
        'pages/services/repair.json:50:12 note facts-repeated «£45» equalsFact {"figure":"£45","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee}}","name":"repair.fee"}',
        'pages/services/repair.json:51:17 note facts-repeated «45 pounds» equalsFact {"figure":"45 pounds","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee | number}} pounds","name":"repair.fee"}',
        'pages/services/repair.json:59:21 note facts-repeated «£45.00» equalsFact {"figure":"£45.00","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee}}","name":"repair.fee"}',
      ],
    },
    'a bare number that is a fact without a unit': {
      edits: [fee({ kind: 'number', amount: 1250 }), ...cells('1,250', '1250')],
      finds: [
        'pages/services/repair.json:50:12 note facts-repeated «1,250» equalsFact {"figure":"1,250","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee}}","name":"repair.fee"}',
        'pages/services/repair.json:51:12 note facts-repeated «1250» equalsFact {"figure":"1250","fact":"repair.fee"} → useFactIfSame {"shown":"{{repair.fee | plain}}","name":"repair.fee"}',
      ],
    },
    'the nearest of several facts': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/chain.fee',
          value: {
            label: 'A new chain',
            value: { kind: 'money', amount: 45, per: 'day' },
            source: 'price list',
            asOf: '2025-12-01',
          },
        },
        ...example({ label: 'With {{chain.fee}}', quantity: 2, unit: 'days', rate: 45 }),
      ],
      finds: [
        'pages/services/repair.json:45:19 note facts-repeated «45» equalsFact {"figure":"45","fact":"chain.fee"} → useFactIfSame {"shown":"{{chain.fee | plain}}","name":"chain.fee"}',
      ],
    },
    'figures as the language of the page writes them': {
      edits: inSwissGerman('Repair, 4.50 £ und 2–3 Arbeitstage.'),
      finds: [
        'pages/de/index.json:9:24 warning facts-repeated «4.50 £» repeatsFact {"figure":"4.50 £","fact":"repair.fee"} → useFact {"name":"repair.fee"}',
        'pages/de/index.json:9:35 warning facts-repeated «2–3 Arbeitstage» repeatsFact {"figure":"2–3 Arbeitstage","fact":"repair.time"} → useFact {"name":"repair.time"}',
      ],
    },
    'a range': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'A repair takes 2-3 working days.',
        },
      ],
      finds: [
        'pages/about.json:15:25 warning facts-repeated «2-3 working days» repeatsFact {"figure":"2-3 working days","fact":"repair.time"} → useFact {"name":"repair.time"}',
      ],
    },
    'an amount': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Every repair costs £45 and no more.',
        },
      ],
      finds: [
        'pages/about.json:15:29 warning facts-repeated «£45» repeatsFact {"figure":"£45","fact":"repair.fee"} → useFact {"name":"repair.fee"}',
      ],
    },
    'two in one text': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'A repair costs 45 pounds and takes 2 to 3 days.',
        },
      ],
      finds: [
        'pages/about.json:15:25 warning facts-repeated «45 pounds» repeatsFact {"figure":"45 pounds","fact":"repair.fee"} → useFact {"name":"repair.fee"}',
        'pages/about.json:15:45 warning facts-repeated «2 to 3 days» repeatsFact {"figure":"2 to 3 days","fact":"repair.time"} → useFact {"name":"repair.time"}',
      ],
    },
    'a figure whose subject the title names': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'cards',
            heading: 'Prices',
            items: [{ title: 'Repair', text: 'From £45.' }],
          },
        },
      ],
      finds: [
        'pages/about.json:24:25 warning facts-repeated «£45» repeatsFact {"figure":"£45","fact":"repair.fee"} → useFact {"name":"repair.fee"}',
      ],
    },
  },
}
