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
])('a value at %s is set with the objects around it that are missing', (pointer, at, value) =>
  expect(settingEdit(document, 'a.json', pointer, 'new')).toEqual({
    kind: 'set',
    file: 'a.json',
    pointer: at,
    value,
  }),
)

test('a document that has not been read keeps all that it may have', () =>
  expect(settingEdit(undefined, 'a.json', '/firm/name', 'new')).toMatchObject({
    pointer: '/firm/name',
    value: 'new',
  }))
