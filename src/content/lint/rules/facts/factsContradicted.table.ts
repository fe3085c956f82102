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

const text = (value: string) => [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value }]

export const table: RuleTable = {
  accepts: {
    'figures as the language of the page writes them': [
      ...inSwissGerman('Repair fee: 4.80 £. Repair time: 2 Arbeitstage.'),
      { file: 'pages/_facts.json', at: '/facts/repair.fee/value/to', value: 5 },
    ],
    'the fact itself': text('The fee for a repair is {{repair.fee}}.'),
    'a part of its range': text(
      'It is often asked how long a repair takes: 2 working days in May.',
    ),
    'another unit': text('The fee for a repair is 50 minutes of work.'),
    'another thing in another sentence': text(
      'Ask for the fee for a repair. £50 is what a new chain costs.',
    ),
    'a figure further on': text('The fee for a repair is told before a chain of £50 is ordered.'),
    'a figure of something else beside the fact': text(
      'A repair costs {{repair.fee}}, and a new chain £50.',
    ),
    'a figure before the words': text('Take £50 with you for the fee for a repair.'),
  },
  rejects: {
    'figures as the language of the page writes them': {
      edits: inSwissGerman('Repair fee: 4.80 £. Repair time: 5–6 Arbeitstage.'),
      finds: [
        'pages/de/index.json:9:28 warning facts-contradicted «4.80 £» contradictsFact {"figure":"4.80 £","fact":"repair.fee","says":"£4.50"} → useFactOrCorrect {"name":"repair.fee"}',
        'pages/de/index.json:9:49 warning facts-contradicted «5–6 Arbeitstage» contradictsFact {"figure":"5–6 Arbeitstage","fact":"repair.time","says":"2–3\u00a0working days"} → useFactOrCorrect {"name":"repair.time"}',
      ],
    },
    'the label, and another figure after it': {
      edits: text('The fee for a repair is now £50.'),
      finds: [
        'pages/about.json:15:38 warning facts-contradicted «£50» contradictsFact {"figure":"£50","fact":"repair.fee","says":"£45"} → useFactOrCorrect {"name":"repair.fee"}',
      ],
    },
    'the fact, and another figure that is said to be the same': {
      edits: text('A repair costs {{repair.fee}}, that is £50.'),
      finds: [
        'pages/about.json:15:49 warning facts-contradicted «£50» contradictsFact {"figure":"£50","fact":"repair.fee","says":"£45"} → useFactOrCorrect {"name":"repair.fee"}',
      ],
    },
    'the label in the language of the site, in its digits and words': {
      edits: [
        { file: 'pages/_site.json', at: '/language', value: 'hi' },
        { file: 'pages/_facts.json', at: '/facts/repair.fee/label', value: 'मरम्मत का शुल्क' },
        ...text('अच्छी ख़बर। मरम्मत का शुल्क अब केवल ५० पाउंड है।'),
      ],
      finds: [
        'pages/about.json:15:46 warning facts-contradicted «५० पाउंड» contradictsFact {"figure":"५० पाउंड","fact":"repair.fee","says":"£45"} → useFactOrCorrect {"name":"repair.fee"}',
      ],
    },
    'the name in words': {
      edits: text('Our repair fee: £40. The repair time is 5 to 6 working days.'),
      finds: [
        'pages/about.json:15:26 warning facts-contradicted «£40» contradictsFact {"figure":"£40","fact":"repair.fee","says":"£45"} → useFactOrCorrect {"name":"repair.fee"}',
        'pages/about.json:15:50 warning facts-contradicted «5 to 6 working days» contradictsFact {"figure":"5 to 6 working days","fact":"repair.time","says":"2–3\u00a0working days"} → useFactOrCorrect {"name":"repair.time"}',
      ],
    },
  },
}
