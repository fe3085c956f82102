import { expect, test } from 'vitest'
import { shownDays } from '../../../document/parts.ts'
import { helpOf, helpWithDays } from './words.ts'

test('the help of a day names days in words, as they stand beside the field', () => {
  expect(helpWithDays(helpOf(shownDays.from), (day) => day.split('-').reverse().join('. '))).toBe(
    'The first day on which visitors see it, in the time zone of the office, such as 01. 04. 2027. Usual: at once.',
  )
})
