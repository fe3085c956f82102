/**
 * The one amount that a text states in figures, in whole units: `₹9,999` and `INR 9,999` are 9999. Undefined where it
 * says more than that: a range, words such as "from" or "lakh". Better no price than a wrong one.
 */
export const priceIn = (text: string, locale: string): number | undefined => {
  const bare = text.replace(/\b[A-Z]{3}\b|\p{Sc}|\bRs\.?/gu, '').replace(/[\s\u00a0\u202f]/g, '')
  if (!/^\d[\d.,'’]*$/.test(bare)) return undefined
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const sign = (type: string, usual: string) => parts.find((part) => part.type === type)?.value ?? usual
  const amount = Number(bare.replaceAll(sign('group', ','), '').replace(sign('decimal', '.'), '.'))
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}
