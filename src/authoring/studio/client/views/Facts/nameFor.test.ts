import { expect, test } from 'vitest'
import { nameFor } from './nameFor.ts'

test.each([
  ['Straighten a boom', 'money', 'straighten.boom'],
  ['Masts', 'money', 'masts.fee'],
  ['The rate for late filings', 'percent', 'rate.lateFilings'],
  ['Fee for a first consultation on an audit', 'money', 'fee.firstConsultation'],
  ['फीस', 'percent', 'figure.rate'],
  ['', 'money', ''],
  ['Lift a mast', 'money', 'lift.mast2'],
])('a fact labelled “%s” of the kind %s gets the name %s', (label, kind, name) => {
  expect(nameFor(label, kind, ['lift.mast'])).toBe(name)
})
