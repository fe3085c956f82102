import { describe, expect, it } from 'vitest'
import { cameFrom, carriedAround, carriedPointer, carryKeys, noKeys } from './carried.ts'

const keysAfter = (...states: readonly (readonly unknown[])[]) =>
  states.reduce(carryKeys, noKeys).keys
const entry = (heading: string, more: object = {}) => ({ heading, ...more })

describe('the keys of a list', () => {
  it.each([
    ['are counted where it begins', [[entry('a'), entry('b')]], [0, 1]],
    [
      'go along with what is moved',
      [['a', 'b', 'c'].map((name) => entry(name)), ['c', 'a', 'b'].map((name) => entry(name))],
      [2, 0, 1],
    ],
    [
      'stay with what is changed in its place',
      [
        [entry('a'), entry('b')],
        [entry('a'), entry('B')],
      ],
      [0, 1],
    ],
    [
      'stay where something new comes before, between and behind',
      [
        [entry('a'), entry('b')],
        [entry('x'), entry('a'), entry('y'), entry('b'), entry('z')],
      ],
      [2, 0, 3, 1, 4],
    ],
    [
      'stay where something goes, and are given to nothing else',
      [[entry('a'), entry('b')], [entry('b')], [entry('b'), entry('a')]],
      [1, 2],
    ],
    [
      'tell entries that say the same apart by their order',
      [
        ['', 'a', ''],
        ['a', '', ''],
      ],
      [1, 0, 2],
    ],
    [
      'stay with the one that is written of several that said the same',
      [
        ['TODO', 'TODO', 'TODO'],
        ['a', 'TODO', 'TODO'],
        ['a', 'b', 'TODO'],
      ],
      [0, 1, 2],
    ],
    [
      'stay in their order where one goes before some that say the same',
      [
        ['a', '', ''],
        ['', ''],
      ],
      [1, 2],
    ],
    ['are new for all of another list', [['a'], [], ['a']], [1]],
  ])('%s', (_, states, keys) => {
    expect(keysAfter(...states)).toEqual(keys)
  })

  it('match by identity before they match by content', () => {
    const [one, same] = [entry('a'), entry('a')]
    expect(keysAfter([one, same], [same])).toEqual([1])
  })

  it('match an entry that was changed at the same moment as others moved', () => {
    expect(
      cameFrom([entry('a'), entry('b'), entry('c')], [entry('c'), entry('B'), entry('a')]),
    ).toEqual([2, 1, 0])
  })
})

describe('a pointer into a document', () => {
  const before = {
    title: 'One',
    blocks: [{ type: 'hero' }, { type: 'faq', items: [entry('a'), entry('b')] }],
  }
  it.each([
    [
      'goes along with its block',
      { ...before, blocks: before.blocks.toReversed() },
      '/blocks/1/items/0',
      '/blocks/0/items/0',
    ],
    [
      'goes along with its entry',
      {
        ...before,
        blocks: [before.blocks[0], { type: 'faq', items: [entry('x'), entry('a'), entry('b')] }],
      },
      '/blocks/1/items/1/heading',
      '/blocks/1/items/2/heading',
    ],
    [
      'is gone with its block',
      { ...before, blocks: [{ type: 'hero' }] },
      '/blocks/1/items/0',
      undefined,
    ],
    ['stays where nothing is listed', { title: 'Two' }, '/title', '/title'],
    ['stays where it is yet to be', before, '/blocks/0/heading', '/blocks/0/heading'],
  ])('%s', (_, after, pointer, carried) => {
    expect(carriedPointer(structuredClone(before), structuredClone(after), pointer)).toBe(carried)
  })

  it('falls back to what contained a removed entry, up to its block', () => {
    const after = { ...before, blocks: [before.blocks[0], { type: 'faq', items: [entry('b')] }] }
    expect(carriedAround(before, after, '/blocks/1/items/0/heading')).toBe('/blocks/1/items')
    expect(
      carriedAround(before, { ...before, blocks: before.blocks.slice(0, 1) }, '/blocks/1/items/0'),
    ).toBeUndefined()
  })
})
