import { expect, it } from 'vitest'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { findingsIn, lackingIn } from './findingsIn.ts'

const finding = (file: string, id: string) => ({ file, id }) as ShownFinding // what is read of it

it('returns the same list for a file until its findings change', () => {
  const [one, two, other] = [finding('a', '1'), finding('a', '2'), finding('b', '3')]
  const before = findingsIn([one, two, other], 'a')
  expect(before).toEqual([one, two])
  expect(findingsIn([one, two, finding('b', '4')], 'a')).toBe(before)
  expect(findingsIn([one, other], 'a')).toEqual([one])
  expect(findingsIn([one, other], 'c')).toBe(findingsIn(undefined, 'a'))
})

it('lists what translations lack separately from an original’s own findings', () => {
  const [own, lacking] = [
    finding('a', '1'),
    { ...finding('hi/a', '2'), ofOriginal: { file: 'a', pointer: '/blocks/1' } },
  ]
  expect(findingsIn([own, lacking], 'a')).toEqual([own])
  expect(lackingIn([own, lacking], 'a')).toEqual([lacking])
  expect(lackingIn([own, lacking], 'hi/a')).toEqual([])
})
