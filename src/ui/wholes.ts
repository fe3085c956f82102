/**
 * What a line must not end in the midst of: ranges (`15–20`, `₹10,000–₹25,000`), names of forms (`GSTR-3B`), `e-mail`, the day and month
 * of a date. A box around them, not other signs: readers go on to find and copy what was typed.
 */
const inText =
  /(?<![\d,.])[₹$€£]?\d(?:[\d,.]*\d)?%?–[₹$€£]?\d(?:[\d,.]*\d)?%?|\b[A-Z]{2,}(?:-[A-Z\d][A-Za-z\d]*)+|\be-[a-z]+|\b\d{1,2} [A-Z][a-z]+(?= \d{4}\b)/g
/** In large type also a word with a hyphen, unless it could be wider than a phone. */
const inHeading = new RegExp(`${inText.source}|\\b(?=[A-Za-z-]{3,16}(?![A-Za-z-]))[A-Za-z]+-[a-z]+`, 'g')

/** Where such figures and names stand in a text. */
export const wholesIn = (text: string, heading: boolean): { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(heading ? inHeading : inText)].map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))
