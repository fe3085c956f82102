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

/** The words of a text as they are looked up: in the index, or, where `isSought`, of what somebody is looking for. `18%` is 18, `$50` is 50. */
export const termsOf = (text: string, isSought = false): string[] =>
  text
    .normalize('NFKC')
    .split(between)
    .flatMap((word) => word.match(runs) ?? [])
    .flatMap((run) => (isUnspaced.test(run) ? pairs(run, isSought) : [run]))
