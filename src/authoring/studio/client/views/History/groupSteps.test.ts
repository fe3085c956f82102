import { expect, it } from 'vitest'
import { groupSteps } from './groupSteps.ts'

const step = (
  id: string,
  label: string,
  at: string,
  more: { files?: readonly string[]; isUndone?: boolean } = {},
) => ({
  ...{
    id,
    label,
    at: `2026-11-18T${at}:00Z`,
    files: more.files ?? ['pages/about.json'],
    isUndone: more.isUndone ?? false,
    isOthers: false,
  },
})
const grouped = (...steps: readonly ReturnType<typeof step>[]) =>
  groupSteps(steps).map((group) => group.map(({ id }) => id).join(' '))

it('groups only consecutive steps on the same text', () => {
  expect(
    grouped(
      step('d', 'Title', '10:03'),
      step('c', 'Title', '10:02'),
      step('b', 'Lead', '10:01'),
      step('a', 'Title', '10:00'),
    ),
  ).toEqual(['d c', 'b', 'a'])
  expect(
    grouped(
      step('b', 'Title', '10:03'),
      step('a', 'Title', '10:02', { files: ['pages/index.json'] }),
    ),
  ).toEqual(['b', 'a'])
  expect(
    grouped(step('b', 'Title', '10:03'), step('a', 'Title', '10:02', { isUndone: true })),
  ).toEqual(['b', 'a'])
  expect(grouped(step('b', 'Title', '12:03'), step('a', 'Title', '10:02'))).toEqual(['b', 'a'])
  expect(grouped()).toEqual([])
})
