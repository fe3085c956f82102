import { expect, it } from 'vitest'
import { isoDate } from '../../document/parts.ts'
import { standardKit } from '../../standard/kit.ts'
import { blankOf } from './blankEntry.ts'

it('a day that is new begins with a day of this week, in the form of documents', () => {
  const day = String(blankOf(standardKit, isoDate('Day', 'A day.')))
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Math.abs(Date.parse(day) - Date.now())).toBeLessThan(3 * 86_400_000)
})
