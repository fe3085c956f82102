import type { FactValue } from '../../core/document/facts.ts'
import type { Writing } from '../../core/kit/Writing.ts'
import { unitsOf } from '../../core/model/site/editions/factsIn.ts'

/** How much of two forms of a word may differ, and how much of them must be the same: "day" and "days", "घंटा" and "घंटे". */
const [maxDifferent, minSame] = [3, 3]

/** Whether two words are the same, or one of them the plural of the other. */
const isSameWord = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((word) => word.toLowerCase()) as [string, string] // two of two
  const longest = Math.max(a.length, b.length)
  const differs = Array.from({ length: longest }, (_, at) => at).findIndex((at) => a[at] !== b[at])
  return differs < 0 || (differs >= minSame && a.length + b.length - 2 * differs <= maxDifferent)
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Words behind something, up to the next sign that is neither a space nor a mark. */
const behind = /^[*`]*[ \u00a0\u202f-]+((?:[\p{L}\p{M}]+[ \u00a0\u202f]?)+)/u

/** The words of a unit that are typed directly behind a figure; undefined where there are none. `rest` is what follows it in the text. */
export const typedUnit = (rest: string, unit: string): string | undefined => {
  const [, run = ''] = behind.exec(rest) ?? []
  const known = wordsOf(unit)
  const words = wordsOf(run)
  const other = words.findIndex((word) => !known.some((one) => isSameWord(one, word)))
  const typed = words.slice(0, other < 0 ? words.length : other)
  return typed.length > 0 ? typed.join(' ') : undefined
}

/** What a figure is counted in; what is said in words alone is counted in nothing. */
export const unitOf = (value: FactValue): string | undefined =>
  value.kind === 'words' ? undefined : unitsOf(value)[0]

/** Which form of its unit a figure asks for: "1 hour", "2 hours". */
const formOf = (value: FactValue, { locale }: Writing): string =>
  'amount' in value ? new Intl.PluralRules(locale).select(value.to ?? value.amount) : ''

/** Whether what is typed behind a figure for its unit is wrong once it is another. */
export const isUnitOther = (before: FactValue, after: FactValue, writing: Writing): boolean =>
  unitOf(before) !== unitOf(after) || formOf(before, writing) !== formOf(after, writing)
