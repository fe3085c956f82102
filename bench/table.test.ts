import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readLastRun, writeLastRun } from './lastRun.ts'
import { holds, keepsLimit } from './row.ts'
import { type Measured, tableOf } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-last-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const weight: Measured = {
  group: 'weight',
  rows: [
    { name: 'first load', value: 15.04, unit: 'kB', goal: 14, note: '/services/repair' },
    { name: 'requests', value: 1, unit: '', goal: 1 },
    { name: 'fetched when idle', value: 6.65, unit: 'kB', goal: 6, limit: 7 },
  ],
  got: 0.99,
  quiet: true,
}
const lighthouse: Measured = {
  group: 'lighthouse',
  rows: [{ name: 'performance', value: 98, unit: '', least: 100 }],
  got: 0.5,
  quiet: false,
}

describe('a row', () => {
  it.each([
    ['at its goal holds', { value: 14, goal: 14 }, true],
    ['past its goal does not', { value: 14.01, goal: 14 }, false],
    ['under what it must reach does not', { value: 99, least: 100 }, false],
    ['that only informs holds', { value: 7 }, true],
    ['that could not be measured does not', { value: Number.NaN, goal: 14 }, false],
  ])('%s', (_what, row, isPassed) => {
    expect(holds({ name: 'row', unit: '', ...row })).toBe(isPassed)
  })
})

describe('the rows that --check accepts', () => {
  it.each([
    ['a row at its goal', { value: 14, goal: 14 }, true],
    ['a row past its goal, within its limit', { value: 14.4, goal: 14, limit: 14.5 }, true],
    ['a row past its limit: not', { value: 14.6, goal: 14, limit: 14.5 }, false],
    ['a row past its goal without a limit: not', { value: 14.01, goal: 14 }, false],
    ['a row that could not be measured: not', { value: Number.NaN, goal: 14, limit: 15 }, false],
    [
      'a row that is better the higher, within its limit',
      { value: 98, least: 100, limit: 97 },
      true,
    ],
    ['such a row past it: not', { value: 40, least: 100, limit: 97 }, false],
  ])('%s', (_what, row, isPassed) => {
    expect(keepsLimit({ name: 'row', unit: '', ...row })).toBe(isPassed)
  })
})

describe('the table', () => {
  it('shows goals, last values and missed goals, and marks values from a busy machine', () => {
    const lines = tableOf([weight, lighthouse], new Map([['first load', 13.5]])).split('\n')
    expect(lines.map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
      'what figure goal last',
      '',
      'weight',
      'first load 15.0 kB ≤ 14 13.5 ✗ /services/repair',
      'requests 1 ≤ 1 ✓',
      'fetched when idle 6.65 kB ≤ 6 – (limit 7)',
      '',
      'lighthouse',
      'performance 98 ≥ 100 ✗~',
    ])
  })
})

describe('the last run', () => {
  it('is empty at first and keeps groups that a new run didn’t measure', () => {
    const path = join(folder, 'results/last.json')
    expect(readLastRun(path)).toEqual([])
    writeLastRun(path, [weight, lighthouse])
    writeLastRun(path, [{ ...weight, rows: [{ name: 'first load', value: 12, unit: 'kB' }] }])
    expect(
      readLastRun(path).map(({ group, rows }) => [group, rows.map(({ value }) => value)]),
    ).toEqual([
      ['lighthouse', [98]],
      ['weight', [12]],
    ])
  })
})
