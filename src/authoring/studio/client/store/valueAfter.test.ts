import { expect, test } from 'vitest'
import { settingEdit } from './valueAfter.ts'

const document = { firm: { name: 'A' }, list: ['one'] }

test.each([
  ['/firm/name', '/firm/name', 'new'],
  ['/firm/phone', '/firm/phone', 'new'],
  ['/title', '/title', 'new'],
  ['/list/0', '/list/0', 'new'],
  ['/newsletter/form', '/newsletter', { form: 'new' }],
  ['/firm/address/a~1b', '/firm/address', { 'a/b': 'new' }],
  ['/a/b/c', '/a', { b: { c: 'new' } }],
  ['', '', 'new'],
])('sets a value at %s together with its missing parent objects', (pointer, at, value) =>
  expect(settingEdit(document, 'a.json', pointer, 'new')).toEqual({
    kind: 'set',
    file: 'a.json',
    pointer: at,
    value,
  }),
)

test('sets only the value itself when the document has not been read', () =>
  expect(settingEdit(undefined, 'a.json', '/firm/name', 'new')).toMatchObject({
    pointer: '/firm/name',
    value: 'new',
  }))
