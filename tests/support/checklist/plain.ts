/** Rules that bring what a page writes and what the specification writes to one spelling, in this order. */
const spellings: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [/[\s\u00a0\u202f\u2009]+/g, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/\b(?:rs\.?|inr) ?(?=\d)/gi, '₹'],
  [/(\d),(?=\d{2,3}(?!\d)|\d{2},)/g, '$1'],
  [/(\d+(?:\.\d+)?) (lakh|crore)s?\b/gi, (_, amount, unit) => String(Math.round(Number(amount) * (unit.toLowerCase() === 'lakh' ? 1e5 : 1e7)))],
  [/(?<!₹|\d)(\d+) rupees\b/g, '₹$1'],
  [/(\d%?)(?: to |-)(?=[₹$]?\d)/g, '$1-'],
  [/ (?:a|an|per|each) (day|month|year)\b/gi, '/$1'],
  [/ per annum\b/gi, '/year'],
]

/**
 * A text in one spelling: spaces, dashes and quotation marks are plain, amounts stand in digits (₹20 lakh and ₹20,00,000
 * are ₹2000000), ranges have a hyphen (15 to 20 is 15-20), "a day" and "per day" are "/day". Case is kept.
 */
export const plain = (text: string): string =>
  spellings.reduce((written, [pattern, by]) => (typeof by === 'string' ? written.replace(pattern, by) : written.replace(pattern, by)), text).trim()

/** Whether a phrase stands in a text, both in any spelling and case, and not as a part of a longer word or number. */
export const holds = (text: string, phrase: string): boolean => {
  const wanted = plain(phrase).toLowerCase()
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = /^[\d₹$]/.test(wanted) ? '(?<![\\d.,₹$]|\\d-)' : /^[\p{L}]/u.test(wanted) ? '(?<![\\p{L}\\p{N}])' : ''
  const after = /\d$/.test(wanted) ? '(?![\\d%]|[.,-]\\d)' : ''
  return new RegExp(before + escaped + after, 'u').test(plain(text).toLowerCase())
}
