import { expect, it } from 'vitest'
import { newLead } from '../../../tests/support/leads.ts'
import { correctLead } from './correctLead.ts'
import type { Lead } from './lead.ts'

const lead: Lead = {
  ...newLead({ values: { phone: '1', list: ['a'] }, other: { note: 'x' } }),
  number: 3,
  amended: { phone: '2', list: [] },
  amendedAt: 5,
  between: [{ phone: '3' }, { list: ['b'] }],
  delivered: {},
  pending: [],
  failure: undefined,
}

it('correctLead corrects a field in every version of an enquiry and nothing else', () => {
  expect(correctLead(lead, { name: 'phone', text: '9' })).toEqual({
    ...lead,
    values: { phone: '9', list: ['a'] },
    amended: { phone: '9', list: [] },
    between: [{ phone: '9' }, { list: ['b'] }],
  })
  expect(correctLead(lead, { name: 'note', text: '' }).other).toEqual({ note: '' })
})

it('correctLead corrects a list field as a list', () => {
  expect(correctLead(lead, { name: 'list', text: 'c; d' }).values).toEqual({
    phone: '1',
    list: ['c', 'd'],
  })
  expect(correctLead(lead, { name: 'list', text: '' }).between).toEqual([
    { phone: '3' },
    { list: [] },
  ])
})

it.each(['fone', 'constructor', '__proto__'])(
  'correctLead lists the existing fields when the field %s is unknown',
  (name) => {
    expect(() => correctLead(lead, { name, text: '9' })).toThrow(
      `lead 3 has no field "${name}". It has phone, list, note.`,
    )
  },
)
