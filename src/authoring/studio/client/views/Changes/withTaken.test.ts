import { expect, it } from 'vitest'
import type { ToldFileAnswer } from '../../../protocol/publishing.ts'
import { withTaken } from './withTaken.ts'

const file = (name: string, ...keys: string[]): ToldFileAnswer => ({
  ...{ file: name, kind: 'page', name, route: undefined },
  changes: keys.map((key) => ({
    ...{
      key,
      kind: 'changed',
      file: name,
      pointer: '',
      message: { code: 'documentAdded' },
      lines: [],
      pages: [],
      follows: 0,
    },
  })),
})
const said = (files: readonly ToldFileAnswer[]) =>
  files.map(
    ({ file: name, changes }) =>
      `${name}: ${changes.map(({ key, isBack }) => `${key}${isBack ? ' (back)' : ''}`).join(', ')}`,
  )

it.each<[string, ToldFileAnswer[], ToldFileAnswer[], string[], string[]]>([
  ['nothing was shown yet', [], [file('a', '1')], [], ['a: 1']],
  [
    'one of several was taken back',
    [file('a', '1', '2'), file('b', '3')],
    [file('a', '2'), file('b', '3')],
    ['1'],
    ['a: 1 (back), 2', 'b: 3'],
  ],
  [
    'all of a file was taken back',
    [file('a', '1'), file('b', '3')],
    [file('b', '3')],
    ['1'],
    ['a: 1 (back)', 'b: 3'],
  ],
  ['one was made again', [file('a', '1', '2')], [file('a', '1', '2')], ['1'], ['a: 1, 2']],
  [
    'others have changed more and less',
    [file('a', '1'), file('b', '3')],
    [file('c', '4'), file('a', '1', '5')],
    [],
    ['a: 1, 5', 'c: 4'],
  ],
])('when %s, each change keeps its position', (_when, before, now, taken, shown) => {
  expect(said(withTaken(before, now, new Set(taken)))).toEqual(shown)
})
