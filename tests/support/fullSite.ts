import type { Edit } from '../../src/content/lint/types/rule.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { littleSite } from './littleSite.ts'

const face = {
  family: 'Bench, serif',
  src: '/assets/bench.woff2',
  weight: '600',
  fallback: { local: 'Times', sizeAdjust: 97, ascent: 90, descent: 20 },
}

const settings: Readonly<Record<string, unknown>> = {
  placeholder: true,
  languages: [{ tag: 'en-GB', name: 'English' }],
  announcement: { id: 'easter', text: 'Closed on *Monday*.', until: '2026-04-06' },
  newsletter: { form: 'letters' },
  redirects: [
    { from: '/about-us', to: '/about' },
    { from: '/fix', to: '/services/repair' },
  ],
  words: { labelProcess: 'At the bench' },
  silence: [{ rule: 'placeholder', reason: 'It is a demonstration.', pointer: '/placeholder' }],
  'forms/letters': { id: 'spokeletters' },
  'seo/social': true,
  'navigation/-': {
    label: 'More',
    width: 320,
    groups: [
      {
        label: 'Shop',
        href: '/about',
        items: [{ label: 'About us', href: '/about', text: 'Who we are' }],
      },
    ],
  },
  'footer/blurb': 'Two stands and a kettle.',
  'footer/action': {
    label: 'Book',
    dialog: 'booking',
    preset: { service: 'repair' },
    about: 'a repair',
  },
  'footer/note': 'Prices with labour.',
  'firm/tagline': 'Bicycle workshop',
  'firm/kind': 'LocalBusiness',
  'firm/phone': '+44 1632 960123',
  'firm/areaServed': 'Leeds',
  'firm/closedLabel': 'Sunday',
  'firm/logo': '/assets/wheel.svg',
  'firm/address/region': 'Yorkshire',
  'firm/address/postalCode': 'LS1 1AA',
  'firm/address/countryCode': 'GB',
  'firm/hours/0/label': 'Mon–Tue',
  theme: {
    accent: 'blue',
    neutral: 'slate',
    scheme: 'auto',
    radius: 'small',
    density: 'regular',
    headingFace: face,
    textFace: face,
    strongFace: face,
    solid: 'quiet',
    headingWeight: 600,
    headingCase: 'normal',
    signature: 'ledger',
  },
}

const source = { source: 'price list', asOf: '2025-12-01' }
const facts: Readonly<Record<string, unknown>> = {
  'repair.percent': {
    label: 'Tax',
    value: { kind: 'percent', amount: 5, to: 20, decimals: 1, per: 'annum' },
    written: 'full',
    ...source,
  },
  'repair.day': {
    label: 'Stock day',
    value: { kind: 'date', day: 11, month: 9 },
    reviewBy: '2026-06-30',
    ...source,
  },
  'firm.since': {
    label: 'Founded',
    value: { kind: 'number', amount: 1998, grouping: false },
    ...source,
  },
  'repair.words': {
    label: 'Warranty',
    value: { kind: 'words', text: 'as agreed' },
    doubt: 'Is it?',
    ...source,
  },
  'home.fee': {
    label: 'Fee at home',
    value: { kind: 'money', amount: 50, to: 60, currency: 'EUR', per: 'day' },
    quantity: 'fee',
    differsFrom: [{ fact: 'repair.fee', why: 'It includes the way.' }],
    next: {
      from: '2026-04-01',
      value: { kind: 'money', amount: 55, to: 65, currency: 'EUR', per: 'day' },
      source: 'price list of April',
    },
    ...source,
  },
}

const fields = [
  {
    type: 'checkboxGroup',
    name: 'parts',
    label: 'Parts',
    options: [{ value: 'bell', label: 'Bell' }],
  },
  { type: 'radio', name: 'way', label: 'Way', options: [{ value: 'bring', label: 'I bring it' }] },
  { type: 'checkbox', name: 'terms', label: 'I have read the terms' },
  { type: 'hidden', name: 'origin', value: 'site' },
  {
    type: 'textarea',
    name: 'message',
    label: 'Message',
    hint: 'A *word*.',
    width: 'full',
    placeholder: 'It squeaks',
  },
  { type: 'date', name: 'day', label: 'Day' },
  { type: 'time', name: 'hour', label: 'Hour' },
  { type: 'tel', name: 'phone', label: 'Phone' },
  { type: 'number', name: 'wheels', label: 'Wheels' },
]

const edits: readonly Edit[] = [
  { file: 'pages/_assets/bench.woff2', asset: { bytes: 20_000 } },
  { file: 'pages/_assets/wheel.svg', asset: { bytes: 900, width: 40, height: 40 } },
  {
    file: 'pages/_site.json',
    at: '/firm/hours',
    value: [{ label: 'Mon', days: ['monday', 'tuesday'], opens: '09:00', closes: '17:00' }],
  },
  ...Object.entries(settings).map(([at, value]) => ({
    file: 'pages/_site.json',
    at: `/${at}`,
    value,
  })),
  ...Object.entries(facts).map(([name, value]) => ({
    file: 'pages/_facts.json',
    at: `/facts/${name}`,
    value,
  })),
  ...fields.map((value) => ({
    file: 'pages/_dialogs/booking.json',
    at: '/blocks/0/fields/-',
    value,
  })),
  { file: 'pages/_dialogs/booking.json', at: '/intro', value: 'We answer *today*.' },
  { file: 'pages/_dialogs/booking.json', at: '/draft', value: false },
  { file: 'pages/_404.json', at: '/presets', value: { booking: { service: 'repair' } } },
  { file: 'pages/_404.json', at: '/parent', value: '/' },
  {
    file: 'pages/services/repair.json',
    at: '/blocks/1/items/-',
    value: {
      title: 'Facts',
      text: '{{repair.percent}} {{repair.day}} {{repair.words}} {{home.fee | full}} {{firm.city}}',
    },
  },
]

/** The little site with every key that its settings and facts may have, and each kind of value and field. Lint finds no error in it. */
export const fullSite = (more: readonly Edit[] = []): Sources => littleSite([...edits, ...more])
