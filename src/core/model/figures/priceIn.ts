import { decimalText, plainDecimal } from '../../document/exactNumbers.ts'
import { numberFormat } from './numberFormat.ts'

const partOf = (parts: readonly Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value

/** Currencies whose amounts people write with "Rs". */
const rupees: ReadonlySet<string> = new Set(['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'])

/** What stands at an amount for its currency: its letters, its sign, and what the language calls it, in full and by each of the words. */
const signsOf = (locale: string, currency: string): string[] =>
  (['code', 'symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
    [1, 5].flatMap((amount) => {
      const sign =
        partOf(
          numberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(
            amount,
          ),
          'currency',
        ) ?? ''
      return [sign, ...sign.split(' ')].filter((one) => one !== '')
    }),
  )

/** The digits of a locale as those that programs read. */
const plainDigits = (text: string, locale: string): string => {
  const digits = [...numberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse()
  return digits.reduce((read, digit, value) => read.replaceAll(digit, String(value)), text)
}

/** The number that a decimal text is; undefined for zero, and for one with more digits than a number holds. */
const priceOf = (decimal: string): number | undefined => {
  const amount = Number(decimal)
  return amount > 0 && plainDecimal(decimalText(String(amount))) === plainDecimal(decimal)
    ? amount
    : undefined
}

/**
 * The one amount in a currency that a text states in figures, in whole units: `₹9,999` and `INR 9,999` are 9999. Undefined where it
 * says more than that: a range, words such as "from" or "lakh", another currency. Better no price than a wrong one.
 */
export const priceIn = (text: string, locale: string, currency: string): number | undefined => {
  const signs = signsOf(locale, currency).map((sign) => sign.normalize('NFKC'))
  const words = rupees.has(currency) ? [/\bRs\.?/g] : []
  const bare = [
    ...signs.sort((a, b) => b.length - a.length),
    ...words,
    /[\s\u200e\u200f\u061c]/g,
  ].reduce((left: string, sign) => left.replaceAll(sign, ''), text.normalize('NFKC'))
  const isLatin = /^\d/.test(bare)
  const parts = numberFormat(locale, isLatin ? { numberingSystem: 'latn' } : {}).formatToParts(
    12345.6,
  )
  const [group, decimal] = [(partOf(parts, 'group') ?? ',').trim(), partOf(parts, 'decimal') ?? '.']
  const figure = plainDigits(
    bare.replaceAll(group, '').replace(decimal, '.'),
    isLatin ? 'en' : locale,
  ).replace(/['’]/g, '')
  return /^\d+(?:\.\d+)?$/.test(figure) ? priceOf(figure) : undefined
}
