import { expect, it } from 'vitest'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { schema as hidden } from '../../../render/fields/hidden/schema.ts'
import { schema as text } from '../../../render/fields/text/schema.ts'
import { callAmong, callOf } from '../names/callOf.ts'
import { sayThing } from './sayEntry.ts'

const unseen = { type: 'hidden', name: 'directorCount', value: '' }

it('describes an entry that has only a technical name in words and with its type', () => {
  expect(callAmong(unseen, hidden)).toBe('Director count (hidden value)')
  expect(sayThing(unseen, hidden)).toBe('Hidden value “Director count”')
  expect(callAmong({ type: 'text', name: 'firstName', label: 'First name' }, text)).toBe(
    'First name',
  )
})

it('names an entry by its text, or by its date if it has none', () => {
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

it('splits camelCase names into words', () => {
  expect(['directorCount', 'vat2Number', 'companyURL', 'name'].map(nameInWords)).toEqual([
    'Director count',
    'Vat2 number',
    'Company URL',
    'Name',
  ])
})
