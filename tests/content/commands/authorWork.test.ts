import { describe, expect, test } from 'vitest'
import { fixAll } from '../../../src/content/lint/fixAll.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { checkLines, checksFile, checksOf } from '../../support/checkLines.ts'
import { findingTexts } from '../../support/findingLines.ts'
import { documents, littleSite, today } from '../../support/littleSite.ts'

/**
 * What authors do every week, on a site with checks of its own: lint finds nothing or tells it in words, and the checks hold or
 * name the line to change. No other test has a say in it.
 */
const checks = checksOf({
  frame: [{ name: 'the page on repairs', leadsTo: ['/services/repair'] }],
  pages: {
    '/': [{ name: 'the page on repairs', leadsTo: ['/services/repair'] }],
    '/about': [{ name: 'its headline', in: 'top', says: ['Two generations of grease'] }],
    '/services/repair': [
      { name: 'the fee for brakes', in: 'what-we-repair', together: ['Brakes', '{{repair.fee}}'] },
      { name: 'the time of a repair', says: ['{{repair.time}}'] },
    ],
    '/services/*': [{ name: 'the booking dialog', opens: 'booking' }],
    '/enquire/booking': [
      { name: 'the services to choose from', asks: ['service'], offers: ['repair', 'check'] },
    ],
  },
})
const page = 'pages/services/repair.json'
const repairs = documents[page]

const action = { label: 'Book a repair', dialog: 'booking' }
const wheels = (actions?: readonly object[]): Edit[] => [
  {
    file: 'pages/services/wheels.json',
    value: {
      $schema: '../../schema/page.schema.json',
      title: 'Wheels, built and trued',
      description:
        'Wheels built on a stand from hub, rim and spokes that you choose with us, and wheels that wobble made to run true again.',
      blocks: [
        {
          type: 'hero',
          heading: 'Wheels',
          text: 'Built by hand.',
          ...(actions ? { actions } : {}),
        },
      ],
    },
  },
  {
    file: 'pages/index.json',
    at: '/blocks/0/actions/-',
    value: { label: 'Wheels', href: '/services/wheels' },
  },
]
const renamed: readonly Edit[] = [
  { file: page },
  { file: 'pages/services/mending.json', value: repairs },
  { file: 'pages/_site.json', at: '/navigation/2/href', value: '/services/mending' },
  { file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: '/services/mending' },
  {
    file: 'pages/_site.json',
    at: '/redirects',
    value: [{ from: '/services/repair', to: '/services/mending' }],
  },
]
const question = {
  type: 'faq',
  heading: 'Often asked',
  items: [{ question: 'Do you mend tandems?', answer: ['Yes, both seats of them.'] }],
}

type Case = {
  readonly edits: readonly Edit[]
  readonly lint?: readonly string[]
  readonly checks?: readonly string[]
}

const cases: Readonly<Record<string, Case>> = {
  'raises a fee': {
    edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: 55 }],
  },
  'raises a fee that a page has by hand': {
    edits: [
      { file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: 55 },
      { file: page, at: '/blocks/1/items/0/text', value: 'Pads and cables are changed for £45.' },
      { file: 'pages/about.json', at: '/blocks/0/text', value: 'Repairs from {{repair.fee}}.' },
    ],
    checks: [
      'pages/_checks/workshop.json:30:7 pages/services/repair.json no longer says the fee for brakes, which pages/_checks/workshop.json:30 asks for. → Say "£55" there again; if the change is meant, change what is asked for here.',
    ],
  },
  'renames a page, with a redirect': {
    edits: renamed,
    lint: [
      'pages/_checks/workshop.json:29:5 error checks «"/services/repair"» /services/repair leads on to /services/mending: there is no page of that address any more. → Write "/services/mending".',
    ],
  },
  'rewords a heading': {
    edits: [{ file: page, at: '/blocks/1/heading', value: 'What we mend' }],
    checks: [
      'pages/_checks/workshop.json:30:7 pages/services/repair.json no longer says the fee for brakes, which pages/_checks/workshop.json:30 asks for. It has no part "what-we-repair". → Give the block that is meant the "id" "what-we-repair" again; if the change is meant, change what is asked for here.',
    ],
  },
  'rewords a headline that is asked for': {
    edits: [
      { file: 'pages/about.json', at: '/blocks/0/heading', value: 'Three generations of grease' },
    ],
    checks: [
      'pages/_checks/workshop.json:21:7 pages/about.json no longer says its headline, which pages/_checks/workshop.json:21 asks for. → Say "Two generations of grease" there again; if the change is meant, change what is asked for here.',
    ],
  },
  'adds a page': { edits: wheels([action]) },
  'adds a page that lacks what all of its folder have': {
    edits: wheels(),
    checks: [
      'pages/_checks/workshop.json:46:7 pages/services/wheels.json no longer opens the booking dialog, which pages/_checks/workshop.json:46 asks for. → Let a button open the dialog "booking" again; if the change is meant, change what is asked for here.',
    ],
  },
  'adds a question': { edits: [{ file: page, at: '/blocks/-', value: question }] },
  'adds a field to a dialog': {
    edits: [
      {
        file: 'pages/_dialogs/booking.json',
        at: '/blocks/0/fields/-',
        value: { type: 'tel', name: 'phone', label: 'Phone' },
      },
    ],
  },
  'takes an option out of a dialog': {
    edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/2/options/1' }],
    checks: [
      'pages/_checks/workshop.json:52:7 pages/_dialogs/booking.json no longer offers the services to choose from, which pages/_checks/workshop.json:52 asks for. → Give the field "service" an option of the "value" "check" again; if the change is meant, change what is asked for here.',
    ],
  },
  'adds an entry to the menu': {
    edits: [
      ...wheels([action]),
      {
        file: 'pages/_site.json',
        at: '/navigation/-',
        value: { label: 'Wheels', href: '/services/wheels' },
      },
    ],
  },
  'takes an entry out of the menu': {
    edits: [{ file: 'pages/_site.json', at: '/navigation/2' }],
    checks: [
      'pages/_checks/workshop.json:4:5 pages/_site.json no longer leads to the page on repairs, which pages/_checks/workshop.json:4 asks for. → Add a link to /services/repair again; if the change is meant, change what is asked for here.',
    ],
  },
  'takes a page off for a while': {
    edits: [
      { file: 'pages/about.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/1' },
      {
        file: 'pages/_site.json',
        at: '/footer',
        value: {
          groups: [{ label: 'Pages', items: [{ label: 'Repairs', href: '/services/repair' }] }],
        },
      },
    ],
    checks: [
      'pages/_checks/workshop.json:20:5 /about is a draft: visitors do not get what pages/_checks/workshop.json:20 asks of it. → Publish it, or take out what is asked of it.',
    ],
  },
  'takes a page off for good': {
    edits: [
      { file: 'pages/about.json' },
      { file: 'pages/_site.json', at: '/navigation/1' },
      {
        file: 'pages/_site.json',
        at: '/footer',
        value: {
          groups: [{ label: 'Pages', items: [{ label: 'Repairs', href: '/services/repair' }] }],
        },
      },
    ],
    lint: [
      'pages/_checks/workshop.json:20:5 error checks «"/about"» There is no page /about. → Write the address of a page that is there, or take out what is asked of this one.',
    ],
  },
}

describe('an author who', () => {
  test('changes nothing gets no findings or failed checks', () => {
    expect([findingTexts([checks]), checkLines([checks])]).toEqual([[], []])
  })
  for (const [what, { edits, lint = [], checks: told = [] }] of Object.entries(cases))
    test(what, () => {
      expect(findingTexts([checks, ...edits])).toEqual(lint)
      expect(checkLines([checks, ...edits])).toEqual(told)
    })
  test('renames a page gets the content checks updated by --fix', () => {
    const sources = littleSite([checks, ...renamed])
    const { files: mended } = apply(fixAll(standardKit, sources, { today }), readerOf(sources))
    expect([...mended.keys()]).toEqual([checksFile])
    const edits = [...renamed, { file: checksFile, text: String(mended.get(checksFile)) }]
    expect([findingTexts(edits), checkLines(edits)]).toEqual([[], []])
  })
})
