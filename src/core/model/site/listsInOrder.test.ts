import { expect, test } from 'vitest'
import type { Site } from '../../kit/Site.ts'
import { listsInOrder } from './listsInOrder.ts'

const inLanguage = (language: string) => ({ settings: { language } as Site['settings'] }) // all that it asks of a site

test.each([
  ['<li>PAN، TAN اور کھاتہ</li>', '<li>PAN،\u200f TAN اور کھاتہ</li>'],
  ['<td>AOC-4، MGT-7؛ ADT-1</td>', '<td>AOC-4،\u200f MGT-7؛\u200f ADT-1</td>'],
  ['<a>PAN</a>، <strong>TAN</strong>', '<a>PAN</a>،\u200f <strong>TAN</strong>'],
  [
    '<option value="PAN، TAN">PAN، TAN</option>',
    '<option value="PAN، TAN">PAN،\u200f TAN</option>',
  ],
  ['<p>LLP 8, 11، کمپنی، 7 دن</p>', '<p>LLP 8, 11، کمپنی، 7 دن</p>'],
])('in Urdu, listsInOrder marks the reading order of Latin words in %s', (drawn, expected) => {
  expect(listsInOrder(drawn, inLanguage('ur'))).toBe(expected)
})

test('listsInOrder leaves left-to-right text unchanged', () => {
  expect(listsInOrder('<li>PAN، TAN</li>', inLanguage('en'))).toBe('<li>PAN، TAN</li>')
})
