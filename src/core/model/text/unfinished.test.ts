import { expect, test } from 'vitest'
import { askedBy, prompted, promptOf, unprompted } from './unfinished.ts'

test.each([
  ['TODO: Heading', 'To be written: Heading'],
  ['TODO: Label-2', 'To be written: Label'],
  ['TODO: Fee of £45-60', 'To be written: Fee of £45-60'],
  ['TODO:', 'To be written'],
  ['Bring both deeds. TODO: list the others', 'Bring both deeds. TODO: list the others'],
  [
    'To be written by hand, a will needs no witness.',
    'To be written by hand, a will needs no witness.',
  ],
])('promptOf shows the placeholder text %j as %j', (text, shown) => {
  expect(promptOf(text)).toBe(shown)
})

test('a prompt that someone extends is still found by lint as unfinished', () => {
  for (const text of ['TODO: Heading', 'TODO:'])
    expect(askedBy(unprompted(`${promptOf(text)} x`))).toBeDefined()
})

test('prompted replaces TODO within a text with To be written', () => {
  expect(prompted('Bring both deeds. TODO: list the others')).toBe(
    'Bring both deeds. To be written: list the others',
  )
})
