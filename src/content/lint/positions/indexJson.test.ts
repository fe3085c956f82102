import { expect, test } from 'vitest'
import { bicycle, boatyard } from '../../../../tests/support/sites.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import { readSite } from '../../../site/store/readSite.ts'
import { indexJson, offsetInString, spanOf } from './indexJson.ts'
import { lineAndColumn, lineStarts } from './lineIndex.ts'

const pointersOf = (value: unknown, pointer = ''): [string, unknown][] => [
  [pointer, value],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        pointersOf(child, `${pointer}/${escapeKey(key)}`),
      )
    : []),
]

test('indexJson returns the exact span of every value and key in every document', () => {
  for (const { text } of [boatyard, bicycle].flatMap((root) => readSite(root).files)) {
    const spans = indexJson(text)
    const all = pointersOf(JSON.parse(text))
    expect(spans.size).toBe(all.length)
    for (const [pointer, value] of all) {
      const span = spanOf(spans, pointer)
      expect(JSON.parse(text.slice(span.start, span.end))).toEqual(value)
      const key = pointer.split('/').at(-1) ?? ''
      if (span.key)
        expect(escapeKey(String(JSON.parse(text.slice(span.key.start, span.key.end))))).toBe(key)
    }
  }
})

test('indexJson indexes keys with slashes, tildes or escapes and empty keys', () => {
  const text = '{ "a/b": 1, "~": [2, { "": 3 }], "\\u0063": 4 }'
  const spans = indexJson(text)
  const at = (pointer: string) =>
    text.slice(spanOf(spans, pointer).start, spanOf(spans, pointer).end)
  expect([at('/a~1b'), at('/~0/1/'), at('/c'), at('/~0')]).toEqual([
    '1',
    '3',
    '4',
    '[2, { "": 3 }]',
  ])
})

test('a pointer to a missing value gets the span of its nearest ancestor', () => {
  const text = '{ "a": { "b": 1 } }'
  expect(spanOf(indexJson(text), '/a/c/d').start).toBe(7)
})

test('offsetInString finds a character after escapes', () => {
  const text = '"a\\"\\u00e9\\n😀z"'
  const value = JSON.parse(text) as string
  expect(text[offsetInString(text, 0, value.indexOf('z'))]).toBe('z')
  expect(text.slice(offsetInString(text, 0, 2), offsetInString(text, 0, 3))).toBe('\\u00e9')
})

test('indexJson counts CRLF, LF and CR as line ends, as editors do', () => {
  const starts = lineStarts('a\r\nb\nc\rd')
  expect([0, 3, 5, 7].map((offset) => lineAndColumn(starts, offset))).toEqual(
    [1, 2, 3, 4].map((line) => ({ line, column: 1 })),
  )
})
