import type { Language } from '../../core/locale/Language.ts'

/** A figure with its sign: "₹10,000", "US$45", "USD 45", "20%". */
const figure =
  '\\u200e?(?:(?<![A-Z])[A-Z]{0,3}\\p{Sc}|(?<![A-Z])[A-Z]{3}\\u00a0)?\\p{Nd}(?:[\\p{Nd},.]*\\p{Nd})?%?'

/**
 * What a line must not end in the midst of, in all languages: ranges (`15–20`, `₹10,000–₹25,000`) and names of forms (`GSTR-3B`, `GST REG-01`:
 * what stands before it in capitals is part of it, and would change places with it from right to left). A box around
 * them, not other signs: readers go on to find and copy what was typed. What a language has besides is `unbroken` in src/core/locale.
 */
const always = [
  `(?<![\\p{Nd},.])${figure}–${figure}`,
  '\\b(?:[A-Z]{2,} )?[A-Z]{2,}(?:-[A-Z\\d][A-Za-z\\d]*)+',
]
/** In large type also a word with a hyphen, unless it could be wider than a phone. */
const inHeadings =
  '(?<![\\p{L}\\p{M}])(?=[\\p{L}\\p{M}-]{3,16}(?![\\p{L}\\p{M}-]))[\\p{L}\\p{M}]+-[\\p{Ll}\\p{Lo}\\p{M}]+'

/**
 * A number to call. Between letters that are read from right to left, its groups would change places: `+92 51 1234567` would be read as
 * `1234567 51 92+`.
 */
const phone =
  '(?<fromLeft>(?<![\\p{L}\\p{M}\\p{Nd}])(?:\\+\\p{Nd}|\\(?0\\p{Nd})(?:[ \\u00a0()/.-]{0,2}\\p{Nd}){5,18}(?![\\p{Nd}]))'

const none: readonly string[] = []
/** By the list of a language itself: every text asks, and putting the pattern together takes longer than looking for it. */
const known = {
  ltr: { heading: new WeakMap<readonly string[], RegExp>(), text: new WeakMap() },
  rtl: { heading: new WeakMap<readonly string[], RegExp>(), text: new WeakMap() },
}

const patternOf = (
  kind: keyof (typeof known)['ltr'],
  { unbroken = none, direction }: Pick<Language, 'unbroken' | 'direction'>,
): RegExp => {
  const patterns: WeakMap<readonly string[], RegExp> = known[direction][kind]
  const pattern =
    patterns.get(unbroken) ??
    new RegExp(
      [
        ...(direction === 'rtl' ? [phone] : []),
        ...always,
        ...unbroken,
        ...(kind === 'heading' ? [inHeadings] : []),
      ].join('|'),
      'gu',
    )
  patterns.set(unbroken, pattern)
  return pattern
}

/** What is longer could be wider than a phone. In characters. */
const longest = { heading: 16, text: 28 } as const

/** Where such figures and names stand in a text, by the patterns of its language; `fromLeft` is what keeps its order from left to right. */
export const noBreakRanges = (
  text: string,
  heading: boolean,
  language: Pick<Language, 'unbroken' | 'direction'>,
): { readonly from: number; readonly to: number; readonly fromLeft?: true }[] =>
  [...text.matchAll(patternOf(heading ? 'heading' : 'text', language))]
    .map(({ index, 0: whole, groups }) => ({
      from: index,
      to: index + whole.length,
      ...(groups?.['fromLeft'] === undefined ? {} : { fromLeft: true as const }),
    }))
    .filter(
      ({ from, to, fromLeft }) => fromLeft || to - from <= longest[heading ? 'heading' : 'text'],
    )
