import { numberFormat } from './figures/numberFormat.ts'

const partOf = (parts: readonly Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value

/** What stands at an amount for its currency: its letters, its sign, and what the language calls it, in full and by each of the words. */
const signsOf = (locale: string, currency: string): string[] =>
  (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
    [1, 5].flatMap((amount) => {
      const sign = partOf(numberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(amount), 'currency') ?? ''
      return [sign, ...sign.split(' ')].filter((one) => one !== '')
    }),
  )

/** The digits of a locale as those that programs read. */
const plainDigits = (text: string, locale: string): string => {
  const digits = [...numberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse()
  return digits.reduce((read, digit, value) => read.replaceAll(digit, String(value)), text)
}

/**
 * The one amount that a text states in figures, in whole units: `₹9,999` and `INR 9,999` are 9999. Undefined where it
 * says more than that: a range, words such as "from" or "lakh". Better no price than a wrong one.
 */
export const priceIn = (text: string, locale: string, currency: string): number | undefined => {
  const signs = signsOf(locale, currency)
  const bare = signs.reduce((left, sign) => left.replaceAll(sign, ''), text).replace(/\b[A-Z]{3}\b|\p{Sc}|\bRs\.?|[\s\u00a0\u202f\u200e\u200f\u061c]/gu, '')
  const isLatin = /^\d/.test(bare)
  const parts = numberFormat(locale, isLatin ? { numberingSystem: 'latn' } : {}).formatToParts(12345.6)
  const [group, decimal] = [partOf(parts, 'group') ?? ',', partOf(parts, 'decimal') ?? '.']
  const figure = plainDigits(bare.replaceAll(group, '').replace(decimal, '.'), isLatin ? 'en' : locale)
  const amount = /^\d+(?:\.\d+)?$/.test(figure.replace(/['’]/g, '')) ? Number(figure.replace(/['’]/g, '')) : 0
  return amount > 0 ? amount : undefined
}
