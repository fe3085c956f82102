import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import { localKinds } from '../../document/firmKinds.ts'
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
const identity = ({ origin, firm }: SiteDocument, people: readonly string[]) => {
  const { street, city, region, postalCode, country, countryCode } = firm.address
  return {
    name: firm.name,
    email: firm.email,
    telephone: firm.phone,
    logo: firm.logo && origin + firm.logo,
    founder: firm.founder !== undefined && people.includes(firm.founder) ? { '@type': 'Person' as const, name: firm.founder } : undefined,
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

/** The firm as the header and footer of every page show it; its founder where the page presents `people` and the founder is one. */
export const firmNode = (settings: SiteDocument, people: readonly string[] = []) => {
  const { firm, origin, placeholder } = settings
  const kind = firm.kind ?? 'Organization'
  const isLocal = (localKinds as readonly string[]).includes(kind)
  return {
    '@type': kind as 'LocalBusiness', // the others get no hours
    '@id': firmId(settings),
    url: `${origin}/`,
    ...(placeholder ? {} : identity(settings, people)),
    areaServed: firm.areaServed,
    openingHoursSpecification: isLocal ? firm.hours?.map(openingHours) : undefined,
  } satisfies LocalBusiness
}
