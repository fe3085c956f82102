import { expect, test } from 'vitest'
import { shownDays } from '../../../../core/document/parts.ts'
import { helpOf, helpWithDays } from './words.ts'

test('the help of a date field shows dates as they appear next to the field', () => {
  expect(helpWithDays(helpOf(shownDays.from), (day) => day.split('-').reverse().join('. '))).toBe(
    'The first day on which visitors see it, in the time zone of the office, such as 01. 04. 2027. Usual: at once.',
  )
})

test('the help of a switch says what it means when it is on', () => {
  expect(helpOf({ type: 'boolean', description: 'true: the form is not sent without it.' })).toBe(
    'On: the form is not sent without it.',
  )
  expect(helpOf({ type: 'boolean', description: 'true, as usual: it stays.' })).toBe(
    'On, as usual: it stays.',
  )
})

test.each([
  ['The families. docs/fonts.md shows them all.', 'The families.'],
  ['What is doubtful. Such figures are listed in docs/doubtful-figures.md.', 'What is doubtful.'],
  [
    'The families, as in "Besley, serif". A further one is for pages in its script.',
    'The families, as in "Besley, serif". A further one is for pages in its script.',
  ],
])('the help of a field leaves out references to engine documents: %s', (description, help) => {
  expect(helpOf({ type: 'string', description })).toBe(help)
})
