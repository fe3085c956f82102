import { expect, test } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { groundOf } from '../../../tests/support/operated.ts'
import { boatyard } from '../../../tests/support/sites.ts'
import { readSite } from '../../files/readSite.ts'
import { edit } from '../edit.ts'
import { foundTexts } from './foundTexts.ts'

const boats = groundOf(readSite(boatyard))
const ground = groundOf(littleSite())

test('words are found in any capitals; what replaces them goes by how they are written', () => {
  const loose = foundTexts(ground, 'BICYCLE')
  expect(loose.count).toBeGreaterThan(1)
  expect(loose.hits[0]).toMatchObject({ number: 1, found: expect.stringMatching(/^bicycle$/i) })
  expect(() => foundTexts(ground, 'BICYCLE', 'boat')).toThrow(/stands there/)
})

test('the numbers are those by which a replacement is chosen', () => {
  const { hits } = foundTexts(ground, 'bicycle', 'boat')
  const second = hits[1]
  const plan = edit(ground, ['replace', 'bicycle', 'boat'], { hits: '2', today: '2026-01-15' })
  expect(plan.change.edits).toHaveLength(1)
  expect(plan.change.edits[0]).toMatchObject({ file: second?.file, pointer: second?.pointer })
})

test('who has chosen among what is shown is told where it was done, and not what they have seen', () => {
  const plan = edit({ ...ground, hearer: 'studio' }, ['replace', 'bicycle', 'boat'], { hits: '1', today: '2026-01-15' })
  expect(plan.words).toEqual([expect.stringMatching(/^“bicycle” becomes “boat” in .+[^:]\.$/)])
})

test('what stands around the words is what visitors read: figures by their values, no markup', () => {
  const { hits } = foundTexts(boats, 'lift boats of up to')
  expect(hits[0]).toMatchObject({ found: 'lift boats of up to', after: ' 8\u00a0tonnes and put them back better.' })
  expect(foundTexts(boats, 'shows which months').hits[0]?.before).toBe("The yard's year ")
})
