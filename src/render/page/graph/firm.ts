import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import { localKinds } from '../../../core/document/firmKinds.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import {
  heldUntil,
  lastingHours,
  passingHours,
  type Weekday,
} from '../../../core/model/site/weekHours.ts'
import { dialled, readTelephone } from '../../../core/model/text/telephone.ts'

type Firm = SiteDocument['firm']

export const firmId = (settings: SiteDocument): string => `${settings.origin}/#firm`

type Day =
  `https://schema.org/${'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'}`
type Span = {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly opens?: string | undefined
  readonly closes?: string | undefined
}

const dayName = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`

/** Search engines read from midnight to midnight as closed. */
const hoursOf = (
  days: readonly Weekday[] | undefined,
  { from, until, opens = '00:00', closes = '00:00' }: Span,
): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  ...(days ? { dayOfWeek: days.map((day) => dayName(day) as Day) } : {}), // schema.org's short form of the same names
  ...(from === undefined ? {} : { validFrom: from }),
  ...(until === undefined ? {} : { validThrough: until }),
  opens,
  closes,
})

/** Hours of weekdays, until others of these days hold for good. */
const weekly = (
  firm: Firm,
  { days, ...times }: Span & { readonly days: readonly Weekday[] },
): OpeningHoursSpecification[] => {
  const end = (day: Weekday) => heldUntil(firm, day, times.from)
  return [...new Set(days.map(end))].map((until) =>
    hoursOf(
      days.filter((day) => end(day) === until),
      { ...times, until },
    ),
  )
}

const openingHours = (firm: Firm): OpeningHoursSpecification[] => [
  ...(firm.hours ?? []).flatMap((entry) => weekly(firm, entry)),
  ...lastingHours(firm).flatMap((other) => weekly(firm, other)),
  ...passingHours(firm).map((other) =>
    hoursOf(other.days, { ...other, until: other.until ?? other.from }),
  ),
]

/** A number as it is typed; with an extension, as programs read it. */
const telephoneOf = (phone: string): string =>
  readTelephone(phone).extension === undefined ? phone : dialled(phone)

/** What tells people which firm it is; left out while it is made up. */
const identity = ({ origin, firm }: SiteDocument, people: readonly string[]) => {
  const names = [firm.founder, ...(firm.furtherFounders ?? [])].filter((name) => name !== undefined)
  const founders = names
    .filter((name) => people.includes(name))
    .map((name) => ({ '@type': 'Person' as const, name }))
  const { street, city, region, postalCode, country, countryCode } = firm.address
  return {
    name: firm.name,
    email: firm.email,
    telephone: firm.phone && telephoneOf(firm.phone),
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
    openingHoursSpecification: isLocal && firm.hours ? openingHours(firm) : undefined,
  } satisfies LocalBusiness
}
