import { expect, test } from 'vitest'
import { isFromHere } from './isFromHere.ts'

test.each([
  [{ host: 'localhost:4173' }, true],
  [{ host: '127.0.0.1:4173', origin: 'http://127.0.0.1:4173' }, true],
  [{ host: '[::1]:4173' }, true],
  [{ host: 'desk.lan:4173' }, true],
  [{ host: 'evil.example:4173' }, false],
  [{ host: '127.0.0.1:4173', origin: 'https://evil.example' }, false],
  [{ host: '127.0.0.1:4173', origin: 'null' }, false],
  [{}, false],
])('isFromHere accepts a request with %o: %s', (headers, answered) => {
  expect(isFromHere(headers, 'desk.lan')).toBe(answered)
})
