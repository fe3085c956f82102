import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['headng', ['heading', 'href'], 'heading'],
  ['Heading', ['heading'], 'heading'],
  ['first-name', ['firstName'], 'firstName'],
  ['lable', ['label', 'table'], 'label'],
  ['href', ['href2', 'href'], 'href'],
  ['colour', ['text', 'kind'], undefined],
  ['x', ['a', 'b'], 'a'],
  ['', ['abc'], undefined],
  ['booking', ['book', 'quote'], 'book'],
  ['GST Registration', ['llp', 'gst'], 'gst'],
  ['book', ['booking', 'bookkeeping'], undefined],
])('the nearest match for %s among %j is %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected)
})
