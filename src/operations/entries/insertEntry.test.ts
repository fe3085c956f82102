import { expect, it } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { groundOf } from '../../../tests/support/operated.ts'
import { edit } from '../edit.ts'

const ground = groundOf(littleSite())
const wordsFor = (hearer?: 'studio') =>
  edit({ ...ground, ...(hearer ? { hearer } : {}) }, ['insert', 'callout'], { after: '/about#1', today: '2026-01-15' }).words

it('tells at a terminal what is to be written; in the studio the texts themselves ask, and what was done stays true once they are written', () => {
  expect(wordsFor()).toContainEqual(expect.stringMatching(/^To be written in it: \d+ text/))
  expect(wordsFor('studio')).toEqual([expect.stringMatching(/^New in .+\.$/)])
})
