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
])('finds the lead of %j by %j', (stored, email) => {
  expect(finds(stored, email)).toBe(true)
})

it.each([
  ['ada@munchen.example', 'ada@münchen.example'],
  ['foo', 'fo@foo'],
])('does not find the lead of %j by %j', (stored, email) => {
  expect(finds(stored, email)).toBe(false)
})
