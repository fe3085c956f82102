/**
 * Figures as people type them, found in a text. Amounts are in whole units; `unit` is the word after the number, in
 * small letters, `%` for percentages, and the currency's letters for money.
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
const currencies: Readonly<Record<string, string>> = {
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
const currencyOf = (written: string) => currencies[written.toLowerCase()] ?? written.toUpperCase()

const digits = String.raw`\d[\d,]*(?:\.\d+)?`
const scale = String.raw`(?:[ \u00a0]?(thousand|lakhs?|lacs?|crores?|cr|million|billion|k|m)\b)?`
const sign = String.raw`(₹|£|€|US\$|\$|Rs\.?|INR|USD|EUR|GBP)`

/** Read from a number on: its digits and scale, the other end of a range with its own, and what follows. */
const figure = new RegExp(String.raw`(${digits})${scale}(?:[ \u00a0]?%?(?:-|–|—|[ \u00a0]to[ \u00a0])[ \u00a0]?${sign}?[ \u00a0]?(${digits})${scale})?`, 'iy')
const before = new RegExp(String.raw`(?<![a-z])${sign}[ \u00a0]?$`, 'i')
const after = /[ \u00a0]?(%|per ?cent\b)|[ \u00a0](rupees|dollars|pounds|euros)\b|[ \u00a0-]((?:working |business |calendar )?[a-z]+)/iy

const number = (text: string, factor: string | undefined) => Number(text.replaceAll(',', '')) * (scales[(factor ?? '').toLowerCase()] ?? 1)

/** The figure whose first digit stands at `at`, or undefined for a bare number. */
const figureAt = (text: string, at: number): Figure | undefined => {
  figure.lastIndex = at
  const match = figure.exec(text)
  if (!match) return undefined
  const [whole, low = '', lowScale, , high, highScale] = match
  const amount = number(low, lowScale ?? highScale)
  const to = high === undefined ? undefined : number(high, highScale)
  const range = { amount, ...(to === undefined || to === amount ? {} : { to }) }
  const symbol = before.exec(text.slice(Math.max(0, at - 5), at))
  if (symbol) return { kind: 'money', ...range, unit: currencyOf(symbol[1] ?? ''), index: at - symbol[0].length, length: whole.length + symbol[0].length }
  after.lastIndex = at + whole.length
  const next = after.exec(text)
  if (!next) return undefined
  const [tail, percent, currency, unit] = next
  const place = { index: at, length: whole.length + tail.length }
  if (percent) return { kind: 'percent', ...range, unit: '%', ...place }
  if (currency) return { kind: 'money', ...range, unit: currencyOf(currency), ...place }
  return { kind: 'number', ...range, unit: (unit ?? '').toLowerCase(), ...place }
}

const isDigitOrComma = (code: number) => code === 44 || (code >= 48 && code <= 57)

/** All figures of a text, in order. A number within a word, such as that of GSTR-1, is none. Pure. */
export const figuresIn = (text: string): Figure[] => {
  const found: Figure[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) continue
    const inWord = /[\p{L}\d][-.]?$/u.test(text.slice(Math.max(0, at - 2), at))
    const one = inWord && !before.test(text.slice(Math.max(0, at - 5), at)) ? undefined : figureAt(text, at)
    if (one) found.push(one)
    if (one) at = one.index + one.length - 1
    else while (isDigitOrComma(text.charCodeAt(at + 1))) at += 1
  }
  return found
}
