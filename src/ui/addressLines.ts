import type { SiteDocument } from '../document/site.ts'

/** A postal address line by line, as on an envelope. */
export const addressLines = ({ street, city, region, postalCode, country }: SiteDocument['firm']['address']): string[] =>
  [street, [city, postalCode].filter(Boolean).join(' '), [region, country].filter(Boolean).join(', ')].filter((line) => line !== '')
