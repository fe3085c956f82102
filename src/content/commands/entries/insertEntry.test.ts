import { expect, it } from 'vitest'
import { authorLinesOf, linesOf } from '../../../../tests/support/linesOf.ts'
import { littleSite } from '../../../../tests/support/littleSite.ts'
import { groundOf } from '../../../../tests/support/operated.ts'
import { edit } from '../edit.ts'

const ground = groundOf(littleSite())

it('the insert command lists texts to be written at a terminal but not in the studio', () => {
  const plan = edit(ground, ['insert', 'callout'], { after: '/about#1', today: '2026-01-15' })
  expect(linesOf(plan)).toContainEqual(expect.stringMatching(/^To be written in it: \d+ text/))
  expect(authorLinesOf(plan)).toEqual([expect.stringMatching(/^New in .+\.$/)])
})

it('gives a new row as many cells as its block has columns', () => {
  const comparison = {
    type: 'comparison',
    caption: 'Brakes compared',
    options: [{ name: 'Rim' }, { name: 'Disc' }, { name: 'Drum' }],
    rows: [{ criterion: 'In rain', values: ['weak', 'strong', 'strong'] }],
  }
  const compared = groundOf(
    littleSite([{ file: 'pages/about.json', at: '/blocks/-', value: comparison }]),
  )
  const { change } = edit(compared, ['insert', 'Criterion: In snow'], {
    into: '/about#3/rows',
    today: '2026-01-15',
  })
  expect(change.edits).toContainEqual(
    expect.objectContaining({
      kind: 'insert',
      values: [{ criterion: 'In snow', values: Array(3).fill('TODO: Value') }],
    }),
  )
})
