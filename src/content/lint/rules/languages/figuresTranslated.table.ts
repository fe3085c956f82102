import type { RuleTable } from '../../types/rule.ts'

const languages = [
  { tag: 'en-GB', name: 'English' },
  { tag: 'hi', name: 'हिन्दी' },
]
const silence = [{ rule: 'stale-translations', reason: 'These cases are about something else.' }]
const settings = (tag: string, label: string, days: string) => ({
  file: `pages/${tag}/_site.json`,
  value: {
    $schema: '../../schema/language.schema.json',
    navigation: [{ label, href: `/${tag}` }],
    actions: [{ label, href: `/${tag}` }],
    footer: { groups: [{ label, items: [{ label, href: `/${tag}` }] }] },
    units: { 'working days': days },
  },
})
const inHindi = [
  { file: 'pages/_site.json', at: '/languages', value: languages },
  { file: 'pages/_site.json', at: '/silence', value: silence },
  settings('hi', 'मरम्मत', 'कार्य दिवस'),
]
const inUrduToo = [
  ...inHindi,
  {
    file: 'pages/_site.json',
    at: '/languages',
    value: [...languages, { tag: 'ur', name: 'اردو' }],
  },
  settings('ur', 'مرمت', 'کام کے دن'),
]

const home = (tag: string, title: string, description: string, text: string) => ({
  file: `pages/${tag}/index.json`,
  value: {
    $schema: '../../schema/page.schema.json',
    title,
    description,
    blocks: [{ type: 'hero', heading: title, text }],
  },
})
const hindi = (text: string) =>
  home(
    'hi',
    'साइकिल की मरम्मत',
    'हम क्या ठीक करते हैं, उसमें कितना लगता है और साइकिल कब वापस मिलती है: ब्रेक, गियर, पहिए और बीच का सब कुछ।',
    text,
  )
const urdu = (text: string) =>
  home(
    'ur',
    'سائیکل کی مرمت',
    'ہم کیا ٹھیک کرتے ہیں، اس پر کتنا خرچ آتا ہے اور سائیکل کب واپس ملتی ہے: بریک، گیئر، پہیے اور بیچ کا سب کچھ۔',
    text,
  )
const original = (value: string) => ({
  file: 'pages/index.json',
  at: '/blocks/0/text',
  value: `Ready within {{repair.time}}. ${value}`,
})

/** A German site, whose English page types an amount that the German one types as 4,90 €. */
const inGerman = (typed: string) => [
  { file: 'pages/_site.json', at: '/language', value: 'de' },
  { file: 'pages/_site.json', at: '/locale', value: 'de-DE' },
  { file: 'pages/_site.json', at: '/currency', value: 'EUR' },
  {
    file: 'pages/_site.json',
    at: '/languages',
    value: [
      { tag: 'de', name: 'Deutsch' },
      { tag: 'en', name: 'English' },
    ],
  },
  { file: 'pages/_site.json', at: '/silence', value: silence },
  settings('en', 'Repair', 'working days'),
  original('Ein Schlauch kostet 4,90 €.'),
  home(
    'en',
    'Bicycle repair',
    'What we repair, what it costs and when you get your bicycle back: brakes, gears, wheels and everything between them.',
    `Ready within {{repair.time}}. A tube costs ${typed}.`,
  ),
]

export const table: RuleTable = {
  accepts: {
    'English decimals for the same amount on a German site': inGerman('€4.90'),
    'the fact itself': [
      ...inHindi,
      original('We mend bicycles.'),
      hindi('{{repair.time}} में तैयार।'),
    ],
    'figures that the original types too, in digits of its script': [
      ...inHindi,
      original('Since 1998, for £20 at most.'),
      hindi('{{repair.time}} में तैयार। 1998 से, अधिकतम £२०।'),
    ],
    'counted things in other words': [
      ...inHindi,
      original('Kept for 30 days.'),
      hindi('{{repair.time}} में तैयार। 1 महीने तक रखी जाती है।'),
    ],
    'a figure of something else': [
      ...inHindi,
      original('We mend bicycles.'),
      hindi('{{repair.time}} में तैयार, 3 स्टैंड पर।'),
    ],
  },
  rejects: {
    'English decimals on a German site, read as English ones': {
      edits: inGerman('€4,90'),
      finds: [
        'pages/en/index.json:9:59 warning figures-translated «€4,90» "€4,90" stands where the original says "4,90 €". → Write the same figure in both, or make it a fact.',
      ],
    },
    'a fact that is typed, as it is and otherwise': {
      edits: [
        ...inUrduToo,
        original('We mend bicycles.'),
        hindi('2 से 3 कार्य दिवस में तैयार।'),
        urdu('۴ کام کے دن میں تیار۔'),
      ],
      finds: [
        'pages/hi/index.json:9:16 warning figures-translated «2 से 3 कार्य दिवस» "2 से 3 कार्य दिवस" is the fact "repair.time" in the original. → Write {{repair.time}} here too, so that both change together.',
        'pages/ur/index.json:9:16 warning figures-translated «۴ کام کے دن» "۴ کام کے دن" stands where the original shows the fact "repair.time", which says 2–3\u00a0working days. → Write {{repair.time}}, or correct the fact in pages/_facts.json.',
      ],
    },
    'a fee in other digits and words': {
      edits: [
        ...inHindi,
        original('A repair costs {{repair.fee}}, or 5% less in May.'),
        hindi('{{repair.time}} में तैयार। मरम्मत का शुल्क ५० पाउंड है, मई में 6 प्रतिशत कम।'),
      ],
      finds: [
        'pages/hi/index.json:9:59 warning figures-translated «५० पाउंड» "५० पाउंड" stands where the original shows the fact "repair.fee", which says £45. → Write {{repair.fee}}, or correct the fact in pages/_facts.json.',
        'pages/hi/index.json:9:79 warning figures-translated «6 प्रतिशत» "6 प्रतिशत" stands where the original says "5%". → Write the same figure in both, or make it a fact.',
      ],
    },
  },
}
