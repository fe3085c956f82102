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
])('the abbreviation %s in %s means the time zone %s', (short, country, zone) => {
  expect(isShortZone(short)).toBe(true)
  expect(zoneMeant(short, country)).toBe(zone)
})

it.each(['UTC', 'GMT', 'Europe/London', 'Etc/UTC', 'Singapore', 'Cuba', 'US/Pacific'])(
  'isShortZone doesn’t treat %s as an abbreviation',
  (zone) => {
    expect(isShortZone(zone)).toBe(false)
  },
)

it('isCountry and countryNamed recognise countries but not other regions', () => {
  const codes = ['GB', 'IN', 'AE', 'UK', 'EN', 'EU', 'ZZ', 'SU', 'gb', 'AA']
  expect(codes.filter(isCountry)).toEqual(['GB', 'IN', 'AE'])
  expect(countryNamed('United Kingdom', 'en-GB')).toBe('GB')
  expect(countryNamed('Deutschland', 'de')).toBe('DE')
  expect(countryNamed('England', 'en-GB')).toBe(undefined)
})
