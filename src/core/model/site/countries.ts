const codes = /^[A-Z]{2}$/

/** Regions that have two letters without being countries: unions and codes for private use. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const names = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })

/** The code in use for one that was replaced: `GB` for `UK`. */
export const currentCountry = (code: string): string =>
  codes.test(code) ? (new Intl.Locale(`und-${code}`).region ?? code) : code

/** Whether two capital letters stand for a country; former codes and `UK` don't. */
export const isCountry = (code: string): boolean =>
  codes.test(code) &&
  !noCountries.has(code) &&
  currentCountry(code) === code &&
  names('en').of(code) !== undefined

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The code of a country by its name in English or in a language. */
export const countryNamed = (name: string, locale: string): string | undefined => {
  const tables = [names('en'), names(locale)]
  const wanted = name.trim().toLowerCase()
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .find((code) => tables.some((table) => table.of(code)?.toLowerCase() === wanted))
}
