/** Abbreviations that computers read as another place, or not at all; the zone that people mean by them, if the site's country has none of that name. */
const meant: Readonly<Record<string, string>> = {
  ACST: 'Australia/Adelaide',
  ACT: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  AEST: 'Australia/Sydney',
  AST: 'America/Halifax',
  AWST: 'Australia/Perth',
  BST: 'Europe/London',
  CAT: 'Africa/Maputo',
  CDT: 'America/Chicago',
  CEST: 'Europe/Berlin',
  CET: 'Europe/Berlin',
  CST: 'America/Chicago',
  EAT: 'Africa/Nairobi',
  EDT: 'America/New_York',
  EEST: 'Europe/Athens',
  EET: 'Europe/Athens',
  EST: 'America/New_York',
  HKT: 'Asia/Hong_Kong',
  HST: 'Pacific/Honolulu',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
  KST: 'Asia/Seoul',
  MDT: 'America/Denver',
  MESZ: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MSK: 'Europe/Moscow',
  MST: 'America/Denver',
  NST: 'America/St_Johns',
  NZDT: 'Pacific/Auckland',
  NZST: 'Pacific/Auckland',
  PDT: 'America/Los_Angeles',
  PKT: 'Asia/Karachi',
  PST: 'America/Los_Angeles',
  SAST: 'Africa/Johannesburg',
  SGT: 'Asia/Singapore',
  SST: 'Asia/Singapore',
  WAT: 'Africa/Lagos',
  WEST: 'Europe/Lisbon',
  WET: 'Europe/Lisbon',
}

/** Countries that use the name of a zone of another one for theirs. */
const meantIn: Readonly<Record<string, string>> = {
  'IST IE': 'Europe/Dublin',
  'IST IL': 'Asia/Jerusalem',
  'EST AU': 'Australia/Sydney',
  'AST SA': 'Asia/Riyadh',
  'AST AE': 'Asia/Dubai',
  'BST BD': 'Asia/Dhaka',
  'CST CN': 'Asia/Shanghai',
  'PST PH': 'Asia/Manila',
}

type ZonedLocale = Intl.Locale & {
  readonly timeZones?: readonly string[]
  readonly getTimeZones?: () => readonly string[] | undefined
}

/** The time zones of a country; newer engines have a method for it, older ones a property, which TypeScript doesn't know. */
const zonesIn = (country: string): readonly string[] => {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** Words without a region that are the same time everywhere, or the name of one country. */
const plain = /^(?:UTC|GMT|UCT|PRC|ROC|ROK|Cuba|Iran|Eire|Zulu)$/i

/** Whether a time zone is an abbreviation or a distance from Greenwich: computers read BST as Asia/Dhaka, and not all of them know "+05:30". */
export const isShortZone = (timeZone: string): boolean =>
  /^(?:[A-Z]{3,4}|[+-].*)$/i.test(timeZone) && !plain.test(timeZone)

/** The hours between Greenwich and a zone in winter, as text. */
const winterOffset = (timeZone: string): string | undefined =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.UTC(2026, 0, 15))
    .find(({ type }) => type === 'timeZoneName')?.value

/** The zone that is probably meant, in a country. */
export const zoneMeant = (timeZone: string, country: string | undefined): string | undefined => {
  const short = timeZone.toUpperCase()
  const [here, ...others] = country === undefined ? [] : zonesIn(country)
  const common = Object.hasOwn(meant, short) ? meant[short] : undefined
  const only = others.length > 0 ? undefined : here
  if (Object.hasOwn(meantIn, `${short} ${country}`)) return meantIn[`${short} ${country}`]
  if (!common || !only) return common ?? only
  const [one, other] = [common, only].map(
    (zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
  )
  return one === other || winterOffset(common) !== winterOffset(only) ? common : only
}
