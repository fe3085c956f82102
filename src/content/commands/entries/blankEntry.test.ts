import { expect, it } from 'vitest'
import { isoDate } from '../../../core/document/parts.ts'
import { siteSchema } from '../../../core/document/site.ts'
import { blockOf } from '../../../core/kit/blockOf.ts'
import { pointersOf } from '../../../core/model/schema/pointersOf.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { schema as stepsSchema } from '../../../render/blocks/steps/schema.ts'
import { blankAmong, blankBlock, blankOf } from './blankEntry.ts'

it('a new date defaults to a day of this week as YYYY-MM-DD', () => {
  const day = String(blankOf(standardKit, isoDate('Day', 'A day.')))
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Math.abs(Date.parse(day) - Date.now())).toBeLessThan(3 * 86_400_000)
})

it('new opening hours close after they open', () => {
  expect(blankOf(standardKit, siteSchema.properties.firm.properties.hours.items)).toEqual({
    days: ['monday'],
    opens: '09:00',
    closes: '18:00',
  })
})

it('a new entry has the texts that all others have and the first free day', () => {
  const hours = siteSchema.properties.firm.properties.hours.items
  const weekdays = {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '09:00',
    closes: '17:00',
  }
  expect(blankAmong(standardKit, hours, [weekdays])).toEqual({
    days: ['saturday'],
    opens: '09:00',
    closes: '18:00',
  })
  const step = stepsSchema.properties.items.items
  expect(
    blankAmong(standardKit, step, [{ title: 'Ask', text: 'By post.' }, { title: 'Wait' }]),
  ).toEqual({ title: 'TODO: Step' })
  expect(blankAmong(standardKit, step, [{ title: 'Ask', text: 'By post.' }])).toEqual({
    title: 'TODO: Step',
    text: 'TODO: Text',
  })
})

const withCells = Object.keys(standardKit.blocks).filter((type) => blockOf(standardKit, type).cells)

it.each(withCells)('a new block of the type %s has as many cells per row as columns', (type) => {
  const block = blankBlock(standardKit, type)
  const found = Object.entries(blockOf(standardKit, type).cells ?? {}).flatMap(([columns, paths]) =>
    paths.map((path) => {
      const [cells, rows, all] = [[...path.split('/'), '*'], path.split('/'), [columns, '*']].map(
        (parts) => pointersOf(block, parts).length,
      )
      return { cells, needed: (rows ?? 0) * (all ?? 0) }
    }),
  )
  expect(found.map(({ cells }) => cells)).toEqual(found.map(({ needed }) => needed))
  expect(found.some(({ needed }) => needed > 0)).toBe(true)
})
