import { expect, test } from 'vitest'
import { alignLists } from './alignLists.ts'

const same = (one: string, other: string) => Number(one === other)
/** Letters are alike, but a capital is surer. */
const surer = (one: string, other: string) =>
  one === other ? (one === one.toUpperCase() ? 3 : 1) : 0

test.each([
  ['', '', []],
  ['abc', '', []],
  ['abc', 'abc', ['aa', 'bb', 'cc']],
  ['abc', 'xbyc', ['bb', 'cc']],
  ['ab', 'ba', ['bb']],
  ['abcd', 'dabc', ['aa', 'bb', 'cc']],
])('"%s" and "%s" share a row', (one, other, pairs) => {
  const [a, b] = [[...one], [...other]]
  expect(alignLists(a, b, same).map(([row, column]) => `${a[row]}${b[column]}`)).toEqual(pairs)
})

test('one sure pair counts for more than two others', () => {
  expect(alignLists([...'xyA'], [...'Axy'], surer)).toEqual([[2, 0]])
})
