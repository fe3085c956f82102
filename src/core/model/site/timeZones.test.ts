import { expect, it } from 'vitest'
import { countryNamed, isCountry } from './countries.ts'
import { isShortZone, zoneMeant } from './timeZones.ts'

it.each([
  ['BST', 'GB', 'Europe/London'],
  ['BST', 'BD', 'Asia/Dhaka'],
  ['BST', undefined, 'Europe/London'],
  ['EST', 'US', 'America/New_York'],
  ['EST', 'AU', 'Australia/Sydney'],
  ['IST', 'IN', 'Asia/Kolkata'],
  ['IST', 'IE', 'Europe/Dublin'],
  ['cet', 'FR', 'Europe/Paris'],
  ['CEST', undefined, 'Europe/Berlin'],
  ['MST', 'US', 'America/Denver'],
  ['PST', 'GB', 'America/Los_Angeles'],
  ['+05:30', 'PK', 'Asia/Karachi'],
  ['+05:30', undefined, undefined],
])('%s in %s is %s', (short, country, zone) => {
  expect(isShortZone(short)).toBe(true)
  expect(zoneMeant(short, country)).toBe(zone)
})

it.each(['UTC', 'GMT', 'Europe/London', 'Etc/UTC', 'Singapore', 'Cuba', 'US/Pacific'])(
  '%s is no abbreviation',
  (zone) => {
    expect(isShortZone(zone)).toBe(false)
  },
)

it('knows countries from other regions and letters', () => {
  const codes = ['GB', 'IN', 'AE', 'UK', 'EN', 'EU', 'ZZ', 'SU', 'gb', 'AA']
  expect(codes.filter(isCountry)).toEqual(['GB', 'IN', 'AE'])
  expect(countryNamed('United Kingdom', 'en-GB')).toBe('GB')
  expect(countryNamed('Deutschland', 'de')).toBe('DE')
  expect(countryNamed('England', 'en-GB')).toBe(undefined)
})
