import { expect, it } from 'vitest'
import { listedLead } from '../../../tests/support/leads.ts'
import { chooseLeads } from './chooseLeads.ts'

const finds = (stored: string, email: string) =>
  chooseLeads([listedLead({ values: { email: stored } })], { email }, () => false).length === 1

it.each([
  ['ada@xn--mnchen-3ya.example', 'ada@münchen.example'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['Ada@MÜNCHEN.example', 'ada@münchen.example'],
  ['ju\u0308rgen@example.com', 'jürgen@example.com'],
  ['\u200Bada@example.com\uFEFF', ' ada@example.com'],
  ['ada@example.com', '\u2060ada@example.com'],
  ['a\u200Bda@exam\u00ADple.com', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@xn--mgba3gch31f060k.example', 'ada@\u0646\u0627\u0645\u0647\u200C\u0627\u06CC.example'],
])('chooseLeads finds the enquiry stored with %j when searching for %j', (stored, email) => {
  expect(finds(stored, email)).toBe(true)
})

it.each([
  ['ada@munchen.example', 'ada@münchen.example'],
  ['foo', 'fo@foo'],
])('chooseLeads doesn’t find the enquiry stored with %j when searching for %j', (stored, email) => {
  expect(finds(stored, email)).toBe(false)
})
