import { expect, test } from 'vitest'
import { littleSite } from '../../../../../tests/support/littleSite.ts'
import type { SiteDocument } from '../../../document/site.ts'
import { editionSettings } from './editionSettings.ts'

const site = JSON.parse(
  littleSite().files.find(({ path }) => path === 'pages/_site.json')?.text ?? '{}',
) as SiteDocument // it follows its schema

const firm: SiteDocument['firm'] = {
  ...site.firm,
  hours: [{ label: 'Mon–Fri', days: ['monday'], opens: '09:00', closes: '17:00' }],
  closedLabel: 'Sunday',
  otherHours: [
    { from: '2026-12-24', label: 'Christmas Eve' },
    { from: '2026-12-31', label: 'New Year’s Eve' },
  ],
  furtherTimes: [{ label: 'By email', value: 'at any time' }],
}

const german = (hourLabels: Readonly<Record<string, string>> | undefined) =>
  editionSettings(
    { ...site, firm },
    { $schema: '', firm: { name: 'Speiche', ...(hourLabels ? { hourLabels } : {}) } },
    { tag: 'de', base: '/de', name: 'Deutsch', direction: 'ltr' },
  ).firm

test('a translation uses its labels of opening hours and keeps untranslated ones of special days', () => {
  const shown = german({
    'Mon–Fri': 'Werktags',
    'Christmas Eve': 'Heiligabend',
    'By email': 'Per E-Mail',
    'at any time': 'jederzeit',
  })
  expect(shown.hours?.map(({ label }) => label)).toEqual(['Werktags'])
  expect(shown.otherHours?.map(({ label }) => label)).toEqual(['Heiligabend', 'New Year’s Eve'])
  expect(shown.furtherTimes).toEqual([{ label: 'Per E-Mail', value: 'jederzeit' }])
  expect(shown).not.toHaveProperty('hourLabels')
})

test('without translated labels the hours keep only their days and times', () => {
  const shown = german(undefined)
  expect(shown.hours).toEqual([{ days: ['monday'], opens: '09:00', closes: '17:00' }])
  expect(shown.closedLabel).toBeUndefined()
  expect(shown.name).toBe('Speiche')
})
