import { formatAddress } from 'localized-address-format'
import type { SiteDocument } from '../../core/document/site.ts'

type Address = SiteDocument['firm']['address']

/** The lines of the town, in the order of the country; that of most where it is not named. */
const townLines = ({ city, region, postalCode, countryCode }: Address): string[] =>
  countryCode === undefined
    ? [[city, postalCode].filter(Boolean).join(' ')]
    : formatAddress({
        postalCountry: countryCode,
        locality: city,
        ...(region ? { administrativeArea: region } : {}),
        ...(postalCode ? { postalCode } : {}),
      })

/** A postal address line by line, as on an envelope. Nothing of it is left out: what a country's letters don't name, such as its regions, stands beside the country. */
export const addressLines = (address: Address, comma = ', '): string[] => {
  const { street, city, region, postalCode, country } = address
  const town = townLines(address).filter((line) => line !== region)
  const isSaid = (part: string) => town.some((line) => line.includes(part))
  const own = [city, postalCode].filter((part) => part !== undefined && !isSaid(part)).join(' ')
  const land = [region !== undefined && !isSaid(region) ? region : undefined, country]
    .filter(Boolean)
    .join(comma)
  return [street, own, ...town, land].filter((line) => line !== '')
}
