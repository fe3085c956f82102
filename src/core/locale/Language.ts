import type { en } from './en.ts'

/** A text by the plural forms of its language; `other` where a form has none of its own. */
export type Counted =
  | string
  | ({ readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string })

type Word = keyof typeof en.words

/** Words that stand with a number. */
type CountedWord = 'minutes'

/** Every word that the engine itself says to visitors. A site overrides any of them under "words" in its `_site.json`. */
export type Words = { readonly [word in Exclude<Word, CountedWord>]: string } & {
  readonly [word in CountedWord]: Counted
}

/** How figures stand in sentences; the figures themselves are written by `Intl`. */
type FigurePatterns = {
  /** `15–20`. From right to left with a word between the two: a dash would be read from either end. */
  readonly range: string
  /** `15 to 20`. */
  readonly rangeInWords: string
  /** A number and what it counts. */
  readonly unit: string
  /** What something is due for: `£25 a day`. */
  readonly each: string
  /** The same in the style of a price list: `£25 per day`. */
  readonly per: string
  /** What is always said in that style: `per annum`. */
  readonly alwaysPer?: readonly string[]
  /** A rank: `11th`. Its forms are those that `Intl.PluralRules` has for ordinals. */
  readonly ordinal: Counted
  /** A day of whichever month: `the 11th`. By the same forms. */
  readonly monthDay: Counted
  /** A date with its day as a rank, where the language has that: `11th January`. Usual: the date as it is always written. */
  readonly ordinalDate?: string
  /** The day of a date, where it is more than its number: `1er janvier`. By the same forms. */
  readonly dateDay?: Counted
}

/** How times of day are said; hours and minutes are written by `Intl`. */
type TimePatterns = {
  readonly range: string
  /** The halves of the day, where people write them otherwise than `Intl` does. */
  readonly halves?: { readonly am: string; readonly pm: string }
  /** The hours are told by parts of the day, morning and evening among them, and not by its halves. */
  readonly byPartsOfDay?: true
}

/**
 * How people type figures in texts, as lint and the operations with facts read them; signs of currencies, digits of all scripts and what `Intl` knows of
 * separators are read in every language. Nothing of this is said to visitors.
 */
export type TypedFigures = {
  /** Words for large numbers: `lakh` is 100,000. */
  readonly scales: Readonly<Record<string, number>>
  /** Words and short forms for currencies, before or behind the number. */
  readonly money: Readonly<Record<string, string>>
  /** Words for the percent sign. */
  readonly percent: readonly string[]
  /** Words between both ends of a range. */
  readonly to: readonly string[]
  /** Words that say of what kind the counted is: `working days` are days. */
  readonly ofKind?: readonly string[]
  /** What a counted word may end in otherwise, so that a `day` is known among `days`. */
  readonly endings?: readonly string[]
  /** Words before a name that are no part of it. */
  readonly articles?: readonly string[]
  /** Words that may stand between the name of a thing and its figure, one after the other: `the fee is now £50`. */
  readonly between: string
}

/** Signs that stand between texts, with the blanks around them, where they are not those of English. */
export type Punctuation = {
  /** Behind a label, in front of what belongs to it. Usual: `:`. */
  readonly colon?: string
  /** Between the entries of a list. Usual: `, `. */
  readonly comma?: string
}

/**
 * How the engine speaks a language: data, one file for each. What `Intl` knows (names of months, plural forms, signs of numbers) stands in none.
 */
export type Language = {
  /** What its speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** The country whose ways hold where a locale names none: figures in `ar` are written as in the Emirates. */
  readonly country?: string
  /** The digits, by the names of Unicode, where readers use others than `Intl` has for a country. */
  readonly digits?: string
  readonly words: Words
  readonly figures: FigurePatterns
  readonly times: TimePatterns
  readonly typed: TypedFigures
  readonly punctuation?: Punctuation
  /** What a line must not end in the midst of, besides what holds in all languages (src/render/ui/noBreakRanges.ts): regular expressions of the `u` kind. */
  readonly unbroken?: readonly string[]
}
