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

type Other = NonNullable<SiteDocument['firm']['otherHours']>[number]

/** Days with other hours. Search engines read from midnight to midnight as closed. */
const otherHours = ({ from, until, opens = '00:00', closes = '00:00' }: Other): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: until ?? from,
  opens,
  closes,
})

/** What tells people which firm it is; left out while it is made up. */
const identity = ({ origin, firm }: SiteDocument, people: readonly string[]) => {
  const names = [firm.founder, ...(firm.furtherFounders ?? [])].filter((name) => name !== undefined)
  const founders = names.filter((name) => people.includes(name)).map((name) => ({ '@type': 'Person' as const, name }))
  const { street, city, region, postalCode, country, countryCode } = firm.address
  return {
    name: firm.name,
    email: firm.email,
    telephone: firm.phone,
    logo: firm.logo && origin + firm.logo,
    founder: founders.length > 1 ? founders : founders[0],
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

/** The firm as the header and footer of every page show it; its founders as far as the page presents `people` who are. */
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
    openingHoursSpecification: isLocal ? firm.hours?.map(openingHours).concat((firm.otherHours ?? []).map(otherHours)) : undefined,
  } satisfies LocalBusiness
}
