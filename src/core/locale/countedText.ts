import type { Counted } from './Language.ts'

const known = new Map<string, Intl.PluralRules>()

/** Each is made once: making it takes far longer than using it. */
const rulesOf = (locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules => {
  const key = `${locale} ${type}`
  const rules = known.get(key) ?? new Intl.PluralRules(locale, { type })
  known.set(key, rules)
  return rules
}

/** The form of a text that stands with a number: `one` of English with 1; by ranks, `few` of English with 3: `3rd`. */
export const countedText = (
  text: Counted,
  number: number,
  locale: string,
  type: 'cardinal' | 'ordinal' = 'cardinal',
): string =>
  typeof text === 'string' ? text : (text[rulesOf(locale, type).select(number)] ?? text.other)
