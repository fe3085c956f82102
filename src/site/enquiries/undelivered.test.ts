import { describe, expect, it } from 'vitest'
import { listedLead } from '../../../tests/support/leads.ts'
import { month } from './deliver.ts'
import type { Lead } from './lead.ts'
import { isUndelivered } from './undelivered.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const old = { receivedAt: now - month - 1 }

describe('isUndelivered returns', () => {
  it.each<[boolean, string, Partial<Lead>, string[]]>([
    [true, 'while no way to the firm has taken it', {}, []],
    [true, 'the same where ways are named', {}, ['e-mail']],
    [false, 'no longer once the only way has', { delivered: { 'e-mail': 1 } }, ['e-mail']],
    [
      true,
      'while a second way has not',
      { delivered: { 'e-mail': 1 }, pending: ['webhook'] },
      ['e-mail', 'webhook'],
    ],
    [
      true,
      'while a second way has yet to be tried',
      { delivered: { 'e-mail': 1 } },
      ['e-mail', 'webhook'],
    ],
    [
      false,
      'not for a way that was named a month after it came',
      { ...old, delivered: { 'e-mail': 1 } },
      ['e-mail', 'webhook'],
    ],
    [
      true,
      'for good where it was tried for a month in vain',
      { ...old, pending: ['e-mail'] },
      ['e-mail'],
    ],
    [
      false,
      'not for a way that is no longer named',
      { delivered: { 'e-mail': 1 }, pending: ['webhook'] },
      ['e-mail'],
    ],
    [
      true,
      'for every way that was tried, where none is named',
      { delivered: { 'e-mail': 1 }, pending: ['webhook'] },
      [],
    ],
  ])('%s: %s', (expected, _when, changes, channels) => {
    expect(isUndelivered(listedLead({ receivedAt: now, ...changes }), channels, now)).toBe(expected)
  })
})
