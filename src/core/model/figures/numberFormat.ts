import { countryGroups } from './countryGroups.ts'

type NumberFormat = {
  readonly format: (number: number | bigint) => string
  readonly formatToParts: (number: number | bigint) => Intl.NumberFormatPart[]
}

const known = new Map<string, NumberFormat>()

/** A number format of `Intl` whose digits are in the groups of the locale's country, whichever language it is said in. */
const regrouped = (locale: string, options: Intl.NumberFormatOptions): NumberFormat => {
  const format = new Intl.NumberFormat(locale, options)
  const formatToParts = (number: number | bigint) =>
    countryGroups(format.formatToParts(number), locale)
  const written = (number: number | bigint) =>
    formatToParts(number)
      .map(({ value }) => value)
      .join('')
  return { format: written, formatToParts }
}

/** A way of writing numbers. Each is made once: making it takes far longer than using it. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = known.get(key) ?? regrouped(locale, options)
  known.set(key, format)
  return format
}
