import { expect, it } from 'vitest'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { schema as hidden } from '../../../render/fields/hidden/schema.ts'
import { schema as text } from '../../../render/fields/text/schema.ts'
import { callAmong, callOf } from '../names/callOf.ts'
import { sayThing } from './sayEntry.ts'

const unseen = { type: 'hidden', name: 'directorCount', value: '' }

it('calls what has only a name for programs in words, and says among others what it is', () => {
  expect(callAmong(unseen, hidden)).toBe('Director count (hidden value)')
  expect(sayThing(unseen, hidden)).toBe('Hidden value “Director count”')
  expect(callAmong({ type: 'text', name: 'firstName', label: 'First name' }, text)).toBe(
    'First name',
  )
})

it('calls what has a text by that, and by its day only where it has no words', () => {
  expect(callOf({ id: 'closed-in-may', text: 'Closed in May.', from: '2026-12-15' })).toBe(
    'Closed in May.',
  )
  expect(callOf({ from: '2026-12-15' })).toBe('15 Dec 2026')
  expect(callOf({ from: '/old', to: '/new' })).toBe('/old')
})

it('names of people stay as they are', () => {
  expect(callOf({ name: 'Ada McLean' }, { properties: { name: { type: 'string' } } })).toBe(
    'Ada McLean',
  )
})

it('spells names out word by word', () => {
  expect(['directorCount', 'vat2Number', 'companyURL', 'name'].map(nameInWords)).toEqual([
    'Director count',
    'Vat2 number',
    'Company URL',
    'Name',
  ])
})
