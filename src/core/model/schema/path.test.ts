import { expect, test } from 'vitest'
import { childOf, escapeKey, keysOf, pointerOf, valueAt } from './path.ts'

const document = { 'a/b': [{ '~': 'x' }], '': { '': 1 }, none: null }

test.each([
  ['', document],
  ['/a~1b/0/~0', 'x'],
  ['//', 1],
  ['/none', null],
  ['/none/more', undefined],
  ['/a~1b/1', undefined],
  ['/a~1b/0/~0/length', undefined],
  ['/a~1b/-', undefined],
  ['/constructor', undefined],
  ['/__proto__', undefined],
  ['/a~1b/map', undefined],
])('"%s" leads to %j', (pointer, value) => {
  expect(valueAt(document, pointer)).toBe(value)
})

test.each(['', 'a', 'a/b', '~', '~1', '/~0'])('the key "%s" survives a pointer', (key) => {
  expect(keysOf(`/${escapeKey(key)}`)).toEqual([key])
  expect(pointerOf({ parent: undefined, key })).toBe(`/${escapeKey(key)}`)
})

test('a value without keys has no children', () => {
  expect([undefined, null, 1, 'text'].map((value) => childOf(value, '0'))).toEqual(
    Array(4).fill(undefined),
  )
})
