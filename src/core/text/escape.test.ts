import { expect, test } from 'vitest'
import { errorMessage } from './errorMessage.mjs'
import { escapeHtml } from './escapeHtml.mjs'
import { escapeRegExp } from './escapeRegExp.ts'

test('a text is escaped for elements and attributes of HTML', () => {
  expect(escapeHtml('<a href="/x?y&z">&amp;</a>')).toBe(
    '&lt;a href=&quot;/x?y&amp;z&quot;&gt;&amp;amp;&lt;/a&gt;',
  )
})

const special = String.raw`a.*+?^$b{1,2}(c)|[d-f]\w/-`

test.each(['', 'u', 'v'])(
  'a text is escaped for a regular expression with the flag "%s"',
  (flag) => {
    expect(new RegExp(`^${escapeRegExp(special)}$`, flag).test(special)).toBe(true)
    expect(new RegExp(`^[${escapeRegExp('a-c')}]$`, flag).test('b')).toBe(false)
  },
)

test('what was thrown has a message, whatever it is', () => {
  expect([new Error('No room.'), 'No room.', undefined].map(errorMessage)).toEqual([
    'No room.',
    'No room.',
    'undefined',
  ])
})
