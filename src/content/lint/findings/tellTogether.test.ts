import { expect, test } from 'vitest'
import { findingTexts } from '../../../../tests/support/findingLines.ts'
import { lint, withTexts } from '../../../../tests/support/lintTexts.ts'
import { littleSite, today } from '../../../../tests/support/littleSite.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import type { Edit } from '../types/rule.ts'
import { findingsIn } from './tellTogether.ts'

const place = 'See [this list](/services/repair#list).'
const mending = {
  $schema: '../../schema/page.schema.json',
  title: 'Mending',
  description:
    'What we repair, what it costs and when you have your bicycle back; brakes, gears, wheels and everything.',
  blocks: [{ type: 'hero', heading: 'Repairs', text: 'In {{repair.time}} for {{repair.fee}}.' }],
}
const offer: readonly Edit[] = [
  { file: 'pages/index.json', at: '/blocks/0/actions/0/dialog', value: 'offer' },
  { file: 'pages/services/repair.json', at: '/presets', value: { offer: { service: 'repair' } } },
  {
    file: 'pages/about.json',
    at: '/blocks/1/paragraphs/0',
    value: 'See [this offer](/enquire/offer).',
  },
]

/** One mistake that several documents suffer from, and all that is told of it. */
const cases: Readonly<
  Record<string, { readonly edits: readonly Edit[]; readonly finds: readonly string[] }>
> = {
  'a field of a dialog that was renamed, where it was': {
    edits: [
      { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/2/name', value: 'kind' },
      { file: 'pages/index.json', at: '/blocks/0/actions/0/preset', value: { service: 'check' } },
    ],
    finds: [
      'pages/_dialogs/booking.json:26:19 error presets «"kind"» Pages fill in a field "service", which this dialog does not have: pages/index.json:15 and pages/services/repair.json:8. → If that field is now "kind", give it its old name back, or write the new one in those places.',
    ],
  },
  'an option that was renamed, where it was': {
    edits: [
      {
        file: 'pages/_dialogs/booking.json',
        at: '/blocks/0/fields/2/options/0/value',
        value: 'mend',
      },
      { file: 'pages/index.json', at: '/blocks/0/actions/0/preset', value: { service: 'repair' } },
    ],
    finds: [
      'pages/_dialogs/booking.json:28:11 error presets «"options"» Pages choose "repair" here, which is none of these options: pages/index.json:15 and pages/services/repair.json:8. → If the value of an option was changed, write the old one again (what visitors read is its label), or write the new one in those places.',
    ],
  },
  'a place of a page that was renamed, where it was': {
    edits: [
      { file: 'pages/services/repair.json', at: '/blocks/1/id', value: 'new' },
      { file: 'pages/index.json', at: '/blocks/1/paragraphs/0', value: place },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: place },
    ],
    finds: [
      'pages/services/repair.json:11:3 error links «"blocks"» Links lead to a place "#list", which this page does not have: pages/about.json:15 and pages/index.json:25. → If an "id" or a heading was changed here, give that block the "id" that the links name, or change the links.',
    ],
  },
  'a page that was renamed, with the redirect that keeps old links alive': {
    edits: [
      { file: 'pages/services/repair.json' },
      {
        file: 'pages/services/mending.json',
        value: mending,
      },
    ],
    finds: [
      'pages/_site.json:40:15 error links «"/services/repair"» There is no page /services/repair. The same holds for one more place: pages/index.json:17. → Was it renamed to /services/mending? Then change the links, or add { "from": "/services/repair", "to": "/services/mending" } to "redirects" in pages/_site.json, so that old bookmarks lead there too.',
    ],
  },
  'a page that may have been renamed to one of two': {
    edits: [
      { file: 'pages/_site.json', at: '/navigation/2' },
      { file: 'pages/services/repair.json' },
      { file: 'pages/services/mending.json', value: { ...mending, title: 'Mending of all kinds' } },
      {
        file: 'pages/services/wheels.json',
        value: {
          ...mending,
          title: 'Wheels',
          description:
            'Wheels: a page that the test needs, with a description that is long enough to be let through.',
        },
      },
    ],
    finds: [
      'pages/index.json:17:19 error links «"/services/repair"» There is no page /services/repair. → Was it renamed to /services/mending or /services/wheels? Then change the links, or add { "from": "/services/repair", "to": … } to "redirects" in pages/_site.json, so that old bookmarks lead there too.',
    ],
  },
  'a fact that is named wrongly twice': {
    edits: [
      {
        file: 'pages/index.json',
        at: '/blocks/1/paragraphs',
        value: ['From {{repair.tyme}}.', 'To {{repair.tyme}}.'],
      },
    ],
    finds: [
      'pages/index.json:25:15 error facts «{{repair.tyme}}» There is no fact "repair.tyme". The same holds for one more place: line 26. → Did you mean "repair.time"?',
    ],
  },
  'a dialog that there is not, whatever names it': {
    edits: offer,
    finds: [
      'pages/about.json:15:27 error links «/enquire/offer» There is no dialog "offer". The same holds for 2 more places: pages/index.json:13 and pages/services/repair.json:7. → There is only "booking". A new one would be pages/_dialogs/offer.json.',
    ],
  },
}

test.each(Object.entries(cases))('lint reports only once: %s', (_, { edits, finds }) => {
  expect(findingTexts(edits)).toEqual(finds)
})

test('a renamed page with a redirect isn’t reported as an orphan', () => {
  const redirects = [{ from: '/services/repair', to: '/services/mending' }]
  expect(
    findingTexts([
      { file: 'pages/services/repair.json' },
      { file: 'pages/services/mending.json', value: mending },
      { file: 'pages/_site.json', at: '/redirects', value: redirects },
    ]),
  ).toEqual([])
})

test('limited to some files, a finding is reported at its location in these', () => {
  const findings = lint(standardKit, littleSite(offer), { today })
  const linesIn = (...files: string[]) =>
    findingsIn(findings, (file) => files.includes(file))
      .map(withTexts)
      .map(({ file, line, message }) => `${file}:${line} ${message}`)
  expect(linesIn('pages/index.json')).toEqual(['pages/index.json:13 There is no dialog "offer".'])
  expect(linesIn('pages/index.json', 'pages/services/repair.json')).toEqual([
    'pages/index.json:13 There is no dialog "offer". The same holds for one more place: pages/services/repair.json:7.',
  ])
  expect(linesIn('pages/_404.json')).toEqual([])
})
