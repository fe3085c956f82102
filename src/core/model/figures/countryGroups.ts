type Parts = readonly Intl.NumberFormatPart[]

const countries = new Map<string, boolean>()

const isOf = (...types: readonly Intl.NumberFormatPartTypes[]) => {
  return ({ type }: Intl.NumberFormatPart) => types.includes(type)
}

/** Whether people of a country count in lakh and crore, 1,00,000: the language that most of them write in does. */
const countsInLakh = (locale: string): boolean => {
  const { region } = new Intl.Locale(locale)
  if (region === undefined) return false
  const known = countries.get(region)
  if (known !== undefined) return known
  const spoken = new Intl.Locale('und', { region }).maximize().toString()
  const lengths = new Intl.NumberFormat(spoken).formatToParts(12_345_678).filter(isOf('integer'))
  const found = lengths.map(({ value }) => [...value].length).join() === '1,2,2,3'
  countries.set(region, found)
  return found
}

/** Three digits at the end, in front of them by twos. */
const inLakh = (digits: readonly string[]): string[] => {
  const head = digits.slice(0, -3)
  const first = head.length % 2
  const pairs = Array.from({ length: Math.floor(head.length / 2) }, (_, index) =>
    head.slice(first + 2 * index, first + 2 * index + 2),
  )
  return [head.slice(0, first), ...pairs, digits.slice(-3)]
    .filter(({ length }) => length > 0)
    .map((group) => group.join(''))
}

/**
 * The parts of a number with its digits in the groups that its country has: `Intl` knows groups by language and has those of the West for what is spoken in
 * India beside its largest languages, `₹100,000` in Urdu. What is not grouped stays so. Pure.
 */
export const countryGroups = (parts: Parts, locale: string): Intl.NumberFormatPart[] => {
  const group = parts.find(isOf('group'))
  if (!group || !countsInLakh(locale)) return [...parts]
  const [first, last] = [parts.findIndex(isOf('integer')), parts.findLastIndex(isOf('integer'))]
  const digits = parts.filter(isOf('integer')).flatMap(({ value }) => [...value])
  const grouped = inLakh(digits).flatMap((value, index) => [
    ...(index === 0 ? [] : [group]),
    { type: 'integer' as const, value },
  ])
  return [...parts.slice(0, first), ...grouped, ...parts.slice(last + 1)]
}
