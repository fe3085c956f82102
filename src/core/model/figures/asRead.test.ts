import { expect, it } from 'vitest'
import { asRead, runAsRead } from './asRead.ts'

const words: Readonly<Record<string, string>> = { 'repair.fee': '£45', 'firm.name': 'Spoke' }
const says = (name: string) => words[name]

it.each([
  ['Wrote “It costs {{repair.fee}} and **no more**”', 'Wrote “It costs £45 and no more”'],
  ['{{ repair.fee | number }} at {{firm.name}}', '£45 at Spoke'],
  ['See [our prices](/prices), *all* of them, as `code`', 'See our prices, all of them, as code'],
  ['Wrote “TODO: Heading”', 'Wrote “To be written: Heading”'],
  ['TODO: Word in the enquiry-2', 'To be written: Word in the enquiry'],
  [
    '{{no.such}} stays, and so do /repairs/* and 2 * 3 * 4',
    '{{no.such}} stays, and so do /repairs/* and 2 * 3 * 4',
  ],
])('asRead shows “%s” as “%s”', (text, read) => expect(asRead(text, says)).toBe(read))

it.each([
  ['**', false, ''],
  ['**', true, '(bold)'],
  [' {{repair.fee}}', true, ' £45'],
  ['](/prices)', true, ' (to /prices)'],
  ['See [our prices](/prices) and [all', false, 'See our prices and all'],
])('runAsRead shows the run “%s” (changed: %s) as “%s”', (text, isChanged, read) =>
  expect(runAsRead(text, isChanged, says)).toBe(read),
)
