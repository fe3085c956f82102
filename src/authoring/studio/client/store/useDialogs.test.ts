import { expect, test } from 'vitest'
import { dialogsIn } from './useDialogs.ts'

const dialogs = [
  { id: 'quote', title: 'Request a quote', file: 'pages/_dialogs/quote.json' },
  { id: 'visit', title: 'Book a visit', file: 'pages/_dialogs/visit.json' },
  { id: 'quote', title: 'कोटेशन माँगें', file: 'pages/hi/_dialogs/quote.json' },
]

test('each dialog is offered once, in the page’s language if there is a translation', () => {
  expect(dialogsIn(dialogs, undefined).map(({ title }) => title)).toEqual([
    'Request a quote',
    'Book a visit',
  ])
  expect(dialogsIn(dialogs, 'hi').map(({ title }) => title)).toEqual(['कोटेशन माँगें', 'Book a visit'])
})
