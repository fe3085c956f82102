import { expect, it } from 'vitest'
import { readLastRun } from './lastRun.ts'
import { needless, readLimits, withLimits } from './limits.ts'

const limits = { 'lint of one': { limit: 2, why: 'docs/scale.md' } }
const row = { name: 'lint of one', value: 1.4, unit: 's', goal: 0.5 }

it('applies a stored limit to its own row only and keeps limits set in code', () => {
  expect(
    withLimits([row, { ...row, name: 'another' }, { ...row, limit: 1 }], limits).map(
      ({ limit }) => limit,
    ),
  ).toEqual([2, undefined, 1])
})

it('reports a limit that its row no longer needs', () => {
  expect(needless([row], limits)).toEqual([])
  expect(needless([{ ...row, value: 0.4 }], limits)).toEqual(['lint of one'])
})

it('every stored limit belongs to a row of the last run', () => {
  const rows = new Map(
    readLastRun('bench/results/last.json').flatMap(({ rows }) =>
      rows.map((row) => [row.name, row] as const),
    ),
  )
  const names = Object.keys(readLimits('bench/limits.json'))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !rows.has(name))).toEqual([])
})
