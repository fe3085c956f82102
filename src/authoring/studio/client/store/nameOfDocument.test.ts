import { expect, it } from 'vitest'
import { nameOfDocument, rankOfDocument } from './nameOfDocument.ts'

it.each([
  ['pages/services/gst.json', 'GST', 'GST'],
  [
    'pages/_checks/compliance.json',
    'pages/_checks/compliance.json',
    'What pages must say: compliance',
  ],
  ['pages/_checks/all-pages.json', '', 'What pages must say: all pages'],
  ['pages/_facts.json', '', 'Fees & figures'],
  ['pages/_assets/drawings/oven.svg', '', 'oven.svg'],
])('%s with the title “%s” gets the label “%s”', (path, title, name) =>
  expect(nameOfDocument({ path, title })).toBe(name),
)

it('sorts pages first, then shared documents and content checks last', () => {
  const found = [
    'pages/_checks/hubs.json',
    'pages/_dialogs/quote.json',
    'pages/index.json',
    'pages/_site.json',
    'pages/hi/services/gst.json',
  ]
  expect(found.toSorted((one, other) => rankOfDocument(one) - rankOfDocument(other))).toEqual([
    'pages/index.json',
    'pages/hi/services/gst.json',
    'pages/_dialogs/quote.json',
    'pages/_site.json',
    'pages/_checks/hubs.json',
  ])
})
