import { expect, it } from 'vitest'
import { addressLines } from './addressLines.ts'

it.each([
  [
    'IN',
    {
      street: '4 Residency Road',
      city: 'Srinagar',
      region: 'Jammu and Kashmir',
      postalCode: '190001',
      country: 'India',
    },
    ['4 Residency Road', 'Srinagar 190001', 'Jammu and Kashmir, India'],
  ],
  [
    'DE',
    { street: 'Lange Straße 5', city: 'Bremen', postalCode: '28195', country: 'Deutschland' },
    ['Lange Straße 5', '28195 Bremen', 'Deutschland'],
  ],
  [
    'US',
    { street: '12 Elm Street', city: 'Dover', region: 'DE', postalCode: '19901', country: 'USA' },
    ['12 Elm Street', 'Dover, DE 19901', 'USA'],
  ],
  [
    'GB',
    { street: '3 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AP', country: 'United Kingdom' },
    ['3 Mill Lane', 'Leeds', 'LS1 4AP', 'United Kingdom'],
  ],
  [
    'AE',
    { street: 'Al Wasl Road 9', city: 'Jumeirah', region: 'Dubai', country: 'UAE' },
    ['Al Wasl Road 9', 'Jumeirah', 'Dubai, UAE'],
  ],
  [
    undefined,
    { street: '3 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AP', country: 'United Kingdom' },
    ['3 Mill Lane', 'Leeds LS1 4AP', 'United Kingdom'],
  ],
] as const)(
  'an address in the country %s is laid out as on an envelope there',
  (countryCode, address, lines) => {
    expect(addressLines({ ...address, ...(countryCode ? { countryCode } : {}) })).toEqual(lines)
  },
)
