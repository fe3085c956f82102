/**
 * Figures as people type them, found in a text. Amounts are in whole units; `unit` is the word after the number, in
 * small letters, `%` for percentages, and the currency's sign or letters for money.
 */
export type Figure = {
  readonly kind: 'money' | 'percent' | 'number'
  readonly amount: number
  readonly to?: number
  readonly unit: string
  readonly index: number
  readonly length: number
}

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  million: 1e6,
  m: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
}
const digits = String.raw`\d[\d,]*(?:\.\d+)?`
const scale = String.raw`(?:[ \u00a0]?(thousand|lakhs?|lacs?|crores?|cr|million|billion|k|m)\b)?`
const dash = String.raw`[ \u00a0]?(?:-|–|—|to)[ \u00a0]?`
const sign = String.raw`(₹|£|€|US\$|\$|Rs\.?|INR|USD|EUR|GBP)`

const money = new RegExp(String.raw`${sign}[ \u00a0]?(${digits})${scale}(?:${dash}${sign}?[ \u00a0]?(${digits})${scale})?`, 'gi')
const rupees = new RegExp(String.raw`(${digits})${scale}[ \u00a0](rupees|dollars|pounds|euros)\b`, 'gi')
const percent = new RegExp(String.raw`(${digits})(?:[ \u00a0]?%?${dash}(${digits}))?[ \u00a0]?(?:%|per ?cent\b)`, 'gi')
const counted = new RegExp(String.raw`(${digits})(?:${dash}(${digits}))?[ \u00a0-]((?:working |business |calendar )?[a-z]+)`, 'gi')

const number = (text: string, factor: string | undefined) => Number(text.replaceAll(',', '')) * (scales[(factor ?? '').toLowerCase()] ?? 1)

const signs: Readonly<Record<string, string>> = {
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  rupees: 'INR',
  '£': 'GBP',
  pounds: 'GBP',
  '€': 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  dollars: 'USD',
}
const currencyOf = (written: string) => signs[written.toLowerCase()] ?? written.toUpperCase()

const figure = (kind: Figure['kind'], match: RegExpMatchArray, amount: number, to: number | undefined, unit: string): Figure => ({
  kind,
  amount,
  ...(to === undefined || to === amount ? {} : { to }),
  unit,
  index: match.index ?? 0,
  length: match[0].length,
})

/** All figures of a text, by kind; a place may be found as money and as a number. Pure. */
export const figuresIn = (text: string): Figure[] => {
  if (!/\d/.test(text)) return []
  const found: Figure[] = []
  for (const match of text.matchAll(money)) {
    const [, symbol = '', low = '', lowScale, , high, highScale] = match
    found.push(figure('money', match, number(low, lowScale ?? (high ? highScale : undefined)), high ? number(high, highScale) : undefined, currencyOf(symbol)))
  }
  for (const match of text.matchAll(rupees)) found.push(figure('money', match, number(match[1] ?? '', match[2]), undefined, currencyOf(match[3] ?? '')))
  for (const match of text.matchAll(percent))
    found.push(figure('percent', match, number(match[1] ?? '', undefined), match[2] ? number(match[2], undefined) : undefined, '%'))
  for (const match of text.matchAll(counted))
    found.push(figure('number', match, number(match[1] ?? '', undefined), match[2] ? number(match[2], undefined) : undefined, (match[3] ?? '').toLowerCase()))
  return found
}
