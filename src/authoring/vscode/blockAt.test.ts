import { expect, test } from 'vitest'
import { blockAt, offsetOfBlock } from './blockAt.ts'

const page =
  '{ "title": "Boats", "blocks": [{ "type": "text", "items": ["one"] }, { "type": "steps", "title": "t" }] }'

test('a caret is in the block around it, however deep', () => {
  expect([
    blockAt(page, page.indexOf('one')),
    blockAt(page, page.indexOf('"t"') + 1),
    blockAt(page, page.indexOf('Boats')),
  ]).toEqual([0, 1, undefined])
})

test('so it is while the text is no JSON', () => {
  const broken = '{ "blocks": [{ "type": "text" }, { "ty'
  expect(blockAt(broken, broken.length)).toBe(1)
})

test('a block is found by its number', () => {
  expect(page.slice(offsetOfBlock(page, 1)).startsWith('{ "type": "steps"')).toBe(true)
  expect([offsetOfBlock(page, 2), offsetOfBlock('', 0)]).toEqual([undefined, undefined])
})
