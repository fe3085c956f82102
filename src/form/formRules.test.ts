import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formWords, words } from '../document/words.ts'
import type { Field } from '../fields/index.ts'
import { fieldError } from './fieldError.ts'
import { formRules } from './formRules.ts'
import type { Value } from './types.ts'

const check = (field: Field, value: Value) => fieldError(formRules([field], formWords(words)), field.name, { [field.name]: value })
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-05T09:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a field’s rule, made from its JSON', () => {
  it.each<[string, Field, Value]>([
    ['an optional text', { type: 'text', name: 'x', label: 'X' }, ''],
    ['a required text', { type: 'text', name: 'x', label: 'X', required: true }, 'Ada'],
    ['an optional address', { type: 'email', name: 'x', label: 'X' }, ''],
    ['an address', { type: 'email', name: 'x', label: 'X' }, 'ada@example.co.in'],
    ['a number as dialled', { type: 'tel', name: 'x', label: 'X' }, '+91 (194) 245-1234'],
    ['an optional choice', { type: 'select', name: 'x', label: 'X', options }, ''],
    ['a choice', { type: 'radio', name: 'x', label: 'X', options, required: true }, 'b'],
    ['some of several', { type: 'checkboxGroup', name: 'x', label: 'X', options, required: true }, ['b']],
    ['none of several', { type: 'checkboxGroup', name: 'x', label: 'X', options }, []],
    ['today', { type: 'date', name: 'x', label: 'X', min: 'today' }, '2031-03-05'],
    ['any day, where none is the first', { type: 'date', name: 'x', label: 'X' }, '1999-01-01'],
    ['a number within', { type: 'number', name: 'x', label: 'X', min: 1, max: 3 }, '2'],
    ['a number left out', { type: 'number', name: 'x', label: 'X' }, ''],
    ['a ticked box', { type: 'checkbox', name: 'x', label: 'X', required: true }, true],
    ['what is not shown', { type: 'hidden', name: 'x' }, ''],
  ])('takes %s', (_name, field, value) => {
    expect(check(field, value)).toBeUndefined()
  })

  it.each<[string, Field, Value, string]>([
    ['nothing', { type: 'text', name: 'x', label: 'X', required: true }, '', 'X: please fill this in.'],
    ['blanks alone', { type: 'textarea', name: 'x', label: 'X', required: true }, '  \n', 'X: please fill this in.'],
    ['too much', { type: 'text', name: 'x', label: 'X', maxLength: 3 }, 'long', 'X: at most 3 characters, please.'],
    ['an address without a domain', { type: 'email', name: 'x', label: 'X' }, 'ada@', 'X: please give an address like name@example.com.'],
    ['six digits', { type: 'tel', name: 'x', label: 'X' }, '123456', 'X: please give a telephone number with at least seven digits.'],
    ['what is no option', { type: 'select', name: 'x', label: 'X', options }, 'c', 'X: please choose one of the options.'],
    ['no choice', { type: 'select', name: 'x', label: 'X', options, required: true }, '', 'X: please fill this in.'],
    ['none of several', { type: 'checkboxGroup', name: 'x', label: 'X', options, required: true }, [], 'X: please fill this in.'],
    ['yesterday', { type: 'date', name: 'x', label: 'X', min: 'today' }, '2031-03-04', 'X: please choose today or a later day.'],
    ['what is no number', { type: 'number', name: 'x', label: 'X' }, 'two', 'X: please give a number.'],
    ['too small a number', { type: 'number', name: 'x', label: 'X', min: 1 }, '0', 'X: 1 is the least.'],
    ['too large a number', { type: 'number', name: 'x', label: 'X', max: 3 }, '4', 'X: 3 is the most.'],
    ['an empty box', { type: 'checkbox', name: 'x', label: 'X', required: true }, false, 'X: please fill this in.'],
  ])('refuses %s', (_name, field, value, expected) => {
    expect(check(field, value)).toBe(expected)
  })
})
