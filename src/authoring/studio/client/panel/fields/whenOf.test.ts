import { expect, it } from 'vitest'
import { siteSchema } from '../../../../../core/document/site.ts'
import { standardSchemaKit } from '../../../../../kits/standard/schemaKit.ts'
import { itemsOf, kindOf, propertiesOf } from '../kindOf.ts'
import { whenOf } from './whenOf.ts'

const { choices } = standardSchemaKit
const firm = propertiesOf(siteSchema.properties.firm)
const day = itemsOf(firm['otherHours'] ?? {})
const week = itemsOf(firm['hours'] ?? {})
const when = (value: unknown, schema = day) => whenOf(choices, schema, value, (date) => `<${date}>`)

it('describes an entry’s days and times, or uses the schema’s words for none', () => {
  expect(
    when({ from: '2026-12-24', label: 'Christmas Eve', opens: '07:30', closes: '13:00' }),
  ).toBe('<2026-12-24>, 07:30–13:00')
  expect(when({ from: '2026-12-25', until: '2026-12-26', label: 'Christmas' })).toBe(
    '<2026-12-25>–<2026-12-26>, Closed all day',
  )
  expect(
    when(
      {
        label: 'Mon–Fri',
        days: ['monday', 'tuesday', 'wednesday'],
        opens: '09:00',
        closes: '18:00',
      },
      week,
    ),
  ).toBe('Monday–Wednesday, 09:00–18:00')
})

it('leaves out the day that is already the entry’s label', () => {
  expect(when({ from: '2026-12-24' })).toBe('Closed all day')
  expect(
    when({ days: ['friday', 'saturday', 'sunday'], opens: '09:00', closes: '18:00' }, week),
  ).toBe('09:00–18:00')
  expect(when({ from: '2026-12-24', days: ['friday', 'monday'] })).toBe(
    'from then on, Monday, Friday, Closed all day',
  )
  expect(when({ from: '2026-12-24', until: '2026-12-31', label: 'Advent', days: ['friday'] })).toBe(
    '<2026-12-24>–<2026-12-31>, Friday, Closed all day',
  )
})

it('the schema gives dates, times and weekdays field kinds of their own', () => {
  const kinds = Object.fromEntries(
    Object.entries(propertiesOf(day)).map(([key, schema]) => [key, kindOf(schema, choices)]),
  )
  expect(kinds).toEqual({
    from: 'date',
    until: 'date',
    days: 'several',
    label: 'line',
    opens: 'time',
    closes: 'time',
  })
})
