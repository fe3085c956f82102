import { expect, it } from 'vitest'
import type { ChangeMessage } from '../../content/changes/messages/changeMessages.ts'
import type { Changes } from '../../content/changes/told.ts'
import { proposedSummary } from './proposedSummary.ts'

const changes = (...messages: ChangeMessage[]): Changes => ({
  files: [
    {
      ...{ file: 'pages/_facts.json', kind: 'facts', name: 'Facts', route: undefined },
      changes: messages.map((message) => ({
        ...{
          kind: 'changed',
          file: 'pages/_facts.json',
          pointer: '',
          message,
          lines: [],
          pages: [],
          edits: [],
          follows: [],
        },
      })),
    },
  ],
  everyPage: [],
})
const fee = (label: string): ChangeMessage => ({
  code: 'propertyChanged',
  data: {
    title: label,
    before: { code: 'plain', data: { text: '₹999' } },
    after: { code: 'plain', data: { text: '₹1,299' } },
  },
})

it.each([
  ['Fee for GST registration', 'Fee for GST registration: ₹999 → ₹1,299'],
  [
    'Professional fee for the registration of a firm under GST, all included',
    'Professional fee for the registration of a firm under… ₹999 → ₹1,299',
  ],
])(
  'proposedSummary shortens the name of one change of “%s” to fit 72 characters',
  (label, summary) => {
    expect(proposedSummary(changes(fee(label)))).toBe(summary)
    expect(summary.length).toBeLessThanOrEqual(72)
  },
)

it.each([
  [['About us', 'Contact', 'Fees'], '3 changes: About us, Contact and 1 more'],
  [
    ['Settings of the site', 'About the firm and its founder', 'Compliance', 'Fees'],
    '4 changes: Settings of the site and 3 more',
  ],
  [
    ['Registration of a foreign subsidiary', 'Dates and penalties of the year'],
    '2 changes: Registration of a foreign subsidiary and 1 more',
  ],
  [
    ['Everything that a founder from abroad has to know of it before the first year', 'Fees'],
    '2 changes: Everything that a founder from abroad has to… and 1 more',
  ],
])(
  'proposedSummary for changes to %j lists as many names as fit and counts the rest',
  (names, summary) => {
    const files = names.flatMap((name) =>
      changes(fee('Mast')).files.map((file) => ({
        ...file,
        kind: 'page' as const,
        name,
        file: `pages/${name}.json`,
      })),
    )
    expect(proposedSummary({ files, everyPage: [] })).toBe(summary)
    expect(summary.length).toBeLessThanOrEqual(72)
  },
)

it('proposedSummary names the studio view of several changes in one file', () =>
  expect(proposedSummary(changes(fee('Mast'), fee('Boom')))).toBe('2 changes: Fees & figures'))
