import { expect, it } from 'vitest'
import type { Fact } from '../../../../../core/document/facts.ts'
import { whenShown } from './whenShown.ts'

const money = (amount: number): Fact['value'] => ({ kind: 'money', amount })
const fee: Fact = { label: 'Fee', value: money(20), source: 'The list', asOf: '2026-01-01' }
const later = { from: '2026-11-30', value: money(25) }
const said = (was: Fact, is: Fact, today = '2026-11-24') =>
  whenShown(was, is, today, 'has followed', (day) => `<${day}>`)

it('states from which day pages show a change', () => {
  expect(said(fee, { ...fee, value: money(21) })).toBe('Every page that shows it has followed.')
  expect(said(fee, { ...fee, next: later })).toBe('Pages show it from <2026-11-30> on.')
  expect(said({ ...fee, next: later }, { ...fee, next: { ...later, value: money(30) } })).toBe(
    'Pages show it from <2026-11-30> on.',
  )
  expect(said(fee, { ...fee, value: money(21), next: later })).toBe(
    'Every page that shows it has followed; its next value comes from <2026-11-30> on.',
  )
})

it('a due next value shows at once and one removed before its day changes no page', () => {
  expect(said(fee, { ...fee, next: later }, '2026-11-30')).toBe(
    'Every page that shows it has followed.',
  )
  expect(said({ ...fee, next: later }, fee)).toBe('Pages go on saying what they say.')
  expect(said({ ...fee, next: later }, fee, '2026-12-01')).toBe(
    'Every page that shows it has followed.',
  )
  expect(said({ ...fee, next: later }, { ...fee, value: money(21), next: later })).toBe(
    'Every page that shows it has followed.',
  )
})
