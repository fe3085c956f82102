import type { Finding } from '../../src/content/lint/types/finding.ts'
import type { Edit } from '../../src/content/lint/types/rule.ts'
import type { Asset, Sources } from '../../src/core/document/sources.ts'
import { keysOf } from '../../src/core/model/schema/path.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { lintEach, withSilences } from './withSilences.ts'

/** The day on which the little site is checked. */
export const today = '2026-01-15'

const schema = (path: string, name: string) =>
  `${'../'.repeat(path.split('/').length - 1)}schema/${name}.schema.json`

const site = {
  $schema: schema('pages/_site.json', 'site'),
  schemaVersion: standardKit.history.version,
  origin: 'https://www.spoke.shop',
  language: 'en-GB',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  firm: {
    name: 'Spoke & Sons',
    founder: 'Ada Spoke',
    email: 'workspace@spoke.shop',
    address: { street: '3 Mill Lane', city: 'Leeds', country: 'United Kingdom' },
    hours: [{ days: ['monday', 'tuesday'], opens: '09:00', closes: '17:00' }],
  },
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'About us', href: '/about' },
    { label: 'Repairs', href: '/services/repair' },
  ],
  actions: [{ label: 'Book a repair', dialog: 'booking' }],
  footer: { groups: [{ label: 'Pages', items: [{ label: 'About us', href: '/about' }] }] },
  theme: { accent: 'blue', neutral: 'slate' },
  forms: { booking: { id: 'spokebooking' } },
  seo: { titlePattern: '{title} | {{firm.name}}' },
}

const facts = {
  $schema: schema('pages/_facts.json', 'facts'),
  facts: {
    'repair.fee': {
      label: 'The fee for a repair',
      value: { kind: 'money', amount: 45 },
      source: 'price list',
      asOf: '2025-12-01',
    },
    'repair.time': {
      label: 'How long a repair takes',
      value: { kind: 'number', amount: 2, to: 3, unit: 'working days' },
      source: 'price list',
      asOf: '2025-12-01',
    },
  },
}

const booking = {
  $schema: schema('pages/_dialogs/booking.json', 'dialog'),
  title: 'Book a repair',
  description:
    'Tell us which bicycle it is and what is wrong with it; we answer with a day on the same afternoon.',
  heading: 'Book a repair',
  blocks: [
    {
      type: 'form',
      name: 'booking',
      formType: 'booking',
      fields: [
        { type: 'text', name: 'firstName', label: 'First Name', required: true },
        { type: 'email', name: 'email', label: 'Email', required: true },
        {
          type: 'select',
          name: 'service',
          label: 'Service',
          options: [
            { value: 'repair', label: 'Repair' },
            { value: 'check', label: 'Yearly check' },
          ],
        },
      ],
      submit: 'Book',
      submitting: 'Booking...',
      success: { title: 'Booked!', text: 'We write to you this afternoon.' },
    },
  ],
}

const notFound = {
  $schema: schema('pages/_404.json', 'page'),
  title: 'This page is not here',
  description:
    'The address that you followed leads to no page of this site; the way back to the workshop is below.',
  blocks: [
    {
      type: 'hero',
      heading: '404',
      text: 'There is no such page.',
      actions: [{ label: 'Back to the workshop', href: '/' }],
    },
  ],
}

const index = {
  $schema: schema('pages/index.json', 'page'),
  title: 'Bicycle repairs in Leeds',
  description:
    'A workshop for bicycles of any make in the middle of Leeds: repairs, yearly checks and honest advice on what is worth it.',
  blocks: [
    {
      type: 'hero',
      heading: 'Back on the road',
      text: 'We mend bicycles.',
      actions: [
        { label: 'Book a repair', dialog: 'booking' },
        { label: 'What we repair', href: '/services/repair' },
      ],
    },
    {
      type: 'prose',
      heading: 'How we work',
      paragraphs: [
        'You bring the bicycle in the morning and tell us what it does.',
        'We look at it together before anything is ordered, and you hear the price first.',
      ],
    },
  ],
}

const about = {
  $schema: schema('pages/about.json', 'page'),
  title: 'About the workshop',
  description:
    'Ada Spoke has mended bicycles since she could hold a spanner; the workshop on Mill Lane is now run by two generations.',
  blocks: [
    {
      type: 'hero',
      heading: 'Two generations of grease',
      text: 'The workshop stands on Mill Lane.',
    },
    {
      type: 'prose',
      heading: 'Who we are',
      paragraphs: ['Ada began with one stand and a box of tubes. Her sons do the wheels today.'],
    },
  ],
}

const repair = {
  $schema: schema('pages/services/repair.json', 'page'),
  title: 'Bicycle repairs',
  description:
    'What we repair, what it costs and when you have your bicycle back; brakes, gears, wheels and everything between them.',
  kind: 'service',
  presets: { booking: { service: 'repair' } },
  blocks: [
    {
      type: 'hero',
      heading: 'Repairs',
      text: 'Ready within {{repair.time}}.',
      actions: [{ label: 'Book a repair', dialog: 'booking' }],
    },
    {
      type: 'cards',
      heading: 'What we repair',
      items: [
        { title: 'Brakes', text: 'Pads and cables are changed for {{repair.fee}}.' },
        { title: 'Gears', text: 'Set so that they stay set.' },
      ],
    },
  ],
}

/** The documents of a little clean site, a bicycle workshop, by path. Rules find nothing in it. */
export const documents: Readonly<Record<string, unknown>> = {
  'pages/_404.json': notFound,
  'pages/_dialogs/booking.json': booking,
  'pages/_facts.json': facts,
  'pages/_site.json': site,
  'pages/about.json': about,
  'pages/index.json': index,
  'pages/services/repair.json': repair,
}

const change = (document: unknown, pointer: string, value: unknown): void => {
  const keys = keysOf(pointer)
  const last = keys.pop() ?? ''
  let place = document as Record<string, unknown> // the test says where it changes what
  for (const key of keys) place = place[key] as Record<string, unknown>
  if (value === undefined && Array.isArray(place)) place.splice(Number(last), 1)
  else if (value === undefined) delete place[last]
  else if (last === '-') (place as unknown as unknown[]).push(value)
  else place[last] = value
}

const edited = (edits: readonly Edit[]): Sources => {
  const assets: Asset[] = []
  const changed: Record<string, unknown> = structuredClone(documents) as Record<string, unknown>
  const texts: Record<string, string> = {}
  for (const { file, at, value, text, asset } of edits) {
    if (asset)
      assets.push({ ...asset, path: file, address: file.replace('pages/_assets', '/assets') })
    else if (text !== undefined) texts[file] = text
    else if (at === undefined) changed[file] = structuredClone(value)
    else change(changed[file], at, structuredClone(value))
  }
  const paths = [...new Set([...Object.keys(changed), ...Object.keys(texts)])].sort()
  return {
    files: paths.flatMap((path) =>
      path in texts || changed[path] !== undefined
        ? [{ path, text: texts[path] ?? `${JSON.stringify(changed[path], null, 2)}\n` }]
        : [],
    ),
    assets,
  }
}

let found: readonly Finding[] | undefined

/** What rules find in the little site as it stands: nothing, but for a rule that is being written. */
export const foundInSiteItself = (): readonly Finding[] =>
  (found ??= lintEach(edited([]), { today }))

/** The little site with some edits, as sources. A value that is left out takes the place away; `-` adds to a list. */
export const littleSite = (edits: readonly Edit[] = []): Sources =>
  withSilences(edited(edits), foundInSiteItself(), today)
