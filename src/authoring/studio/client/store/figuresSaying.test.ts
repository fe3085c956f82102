import { expect, it } from 'vitest'
import { figuresSaying } from './figuresSaying.ts'

const uses = { count: 2, routes: [] }
const facts = [
  { name: 'late.fee', label: 'Largest late fee', text: '₹5,000', uses },
  { name: 'late.day', label: 'Late fee for a day', text: '₹50\u00a0a day', uses },
  { name: 'limit.sum', label: 'The limit', text: '₹15,000', uses },
  { name: 'range.fee', label: 'A range', text: '₹5,000–₹10,000', uses },
]

it.each([
  ['₹5,000', ['late.fee', 'range.fee']],
  [' 5,000 ', ['late.fee', 'range.fee']],
  ['₹50 A day', ['late.day']],
  ['₹10,000', ['range.fee']],
  ['₹5,000-₹10,000', ['range.fee']],
  ['000', []],
  ['₹', []],
  ['', []],
])('finds for “%s” the facts %j', (words, names) =>
  expect(figuresSaying(facts, words).map(({ name }) => name)).toEqual(names),
)
