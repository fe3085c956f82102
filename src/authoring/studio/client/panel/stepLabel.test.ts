import { expect, it } from 'vitest'
import { siteSchema } from '../../../../core/document/site.ts'
import { standardKit } from '../../../../kits/standard/kit.ts'
import { calledAround, stepLabel } from './stepLabel.ts'

it.each([
  ['Description', '“About us”', 'Description of “About us”'],
  ['Weekdays', 'in “Firm and hours”', 'Weekdays in “Firm and hours”'],
  [
    'Weekdays',
    '“24 Dec 2026” in “Firm and hours”',
    'Weekdays of “24 Dec 2026” in “Firm and hours”',
  ],
  ['New Announcement', 'in “Announcement”', 'New Announcement'],
  ['Announcement', 'in “Announcement”', 'Announcement'],
  ['Text', 'in “Announcement”', 'Text in “Announcement”'],
  ['Figure', '', 'Figure'],
])('labels a change of %s in a form about %s', (title, about, label) => {
  expect(stepLabel(title, about)).toBe(label)
})

it.each([
  ['/firm/otherHours/0/days', '24 Dec 2026'],
  ['/navigation/0/items/0/label', 'Hulls'],
  ['/firm/name', undefined],
  ['/unknown/0/name', undefined],
])('the label around %s is %s', (pointer, call) => {
  const navigation = [{ label: 'Repairs', items: [{ label: 'Hulls', href: '/hulls' }] }]
  const settings = {
    firm: { name: 'Spoke', otherHours: [{ from: '2026-12-24', days: ['monday'] }] },
    navigation,
  }
  expect(calledAround(standardKit.choices, settings, siteSchema, pointer)).toBe(call)
})
