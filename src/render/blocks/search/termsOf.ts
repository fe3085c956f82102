/** Scripts that put no blank between words: Chinese and Japanese, Thai, Lao, Khmer, Burmese. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\u30fc\\u3005\\u3007'
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** What stands between words: blanks, punctuation, signs of currency, and signs of direction, which nobody sees. */
const between = /[\p{Z}\p{P}\p{Sc}\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/u

/** Two letters after the other from each place, so that a word is found in the midst of others; the last one alone, as a beginning. */
const pairs = (run: string, isSought: boolean): string[] => {
  const letters = [...run]
  if (letters.length === 1) return letters
  const all = letters.map((letter, index) => letter + (letters[index + 1] ?? ''))
  return isSought ? all.slice(0, -1) : all
}

/** Figures in groups, and words with a hyphen or an apostrophe: "1,200", "0113 496 0000", "GSTR-3B", "don't". */
const joined =
  /\p{Nd}+(?:[\s.,'’]\p{Nd}{2,4})*[\s.,'’]\p{Nd}{3,4}(?!\p{Nd})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)+/gu

/** What people type without a space, comma, hyphen or apostrophe: "1200", "gstr3b". */
const asOne = (text: string): string[] =>
  (text.match(joined) ?? []).map((found) => found.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))

/**
 * The words of a text as they are looked up: in the index, or, where `isSought`, of what a visitor looks for. `18%` is 18, `$50` is 50.
 * The index has "1,200" as 1200, too.
 */
export const termsOf = (text: string, isSought = false): string[] => {
  const plain = text.normalize('NFKC').replace(/\+(?=\p{Nd})/gu, ' ')
  return [...plain.split(between), ...(isSought ? [] : asOne(plain))]
    .flatMap((word) => word.match(runs) ?? [])
    .flatMap((run) => (isUnspaced.test(run) ? pairs(run, isSought) : [run]))
}
