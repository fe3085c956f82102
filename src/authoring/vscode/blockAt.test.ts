import { expect, test } from 'vitest'
import { blockAt, offsetOfBlock } from './blockAt.ts'

const page =
  '{ "title": "Boats", "blocks": [{ "type": "text", "items": ["one"] }, { "type": "steps", "title": "t" }] }'

test('finds the block around the caret at any depth', () => {
  expect([
    blockAt(page, page.indexOf('one')),
    blockAt(page, page.indexOf('"t"') + 1),
    blockAt(page, page.indexOf('Boats')),
  ]).toEqual([0, 1, undefined])
})

test('finds the block even if the text isn’t valid JSON', () => {
  const broken = '{ "blocks": [{ "type": "text" }, { "ty'
  expect(blockAt(broken, broken.length)).toBe(1)
})

test('finds the offset of a block by its number', () => {
  expect(page.slice(offsetOfBlock(page, 1)).startsWith('{ "type": "steps"')).toBe(true)
  expect([offsetOfBlock(page, 2), offsetOfBlock('', 0)]).toEqual([undefined, undefined])
})
