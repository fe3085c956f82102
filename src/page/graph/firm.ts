import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import type { SiteDocument } from '../../document/site.ts'

export const firmId = (settings: SiteDocument): string => `${settings.origin}/#firm`

type Hours = NonNullable<SiteDocument['firm']['hours']>[number]
type Day = `https://schema.org/${'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'}`

const dayName = (day: Hours['days'][number]) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`

const openingHours = ({ days, opens, closes }: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => dayName(day) as Day), // schema.org's short form of the same names
  opens,
  closes,
})

/** What tells people which firm it is; left out while it is made up. */
const identity = ({ origin, firm }: SiteDocument) => {
  const { street, city, region, postalCode, country, countryCode } = firm.address
  return {
    name: firm.name,
    email: firm.email,
    telephone: firm.phone,
    logo: firm.logo && origin + firm.logo,
    founder: firm.founder === undefined ? undefined : { '@type': 'Person' as const, name: firm.founder },
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode ?? country,
    },
  }
}

/** The firm as the header and footer of every page show it. */
export const firmNode = (settings: SiteDocument) => {
  const { firm, origin, placeholder } = settings
  const kind = firm.kind ?? 'Organization'
  return {
    '@type': kind as 'LocalBusiness', // each kind but Organization is one, and that one gets no hours
    '@id': firmId(settings),
    url: `${origin}/`,
    ...(placeholder ? {} : identity(settings)),
    areaServed: firm.areaServed,
    openingHoursSpecification: kind === 'Organization' ? undefined : firm.hours?.map(openingHours),
  } satisfies LocalBusiness
}
