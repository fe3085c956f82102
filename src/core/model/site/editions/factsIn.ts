import type { Fact, FactValue } from '../../../document/facts.ts'

export type Units = Readonly<Record<string, string>>

/** The words of a fact's value: what it is counted in, or all that it says. A figure has none of a language. */
export const unitsOf = (value: FactValue): string[] => {
  if (value.kind === 'words') return [value.text]
  const unit = value.kind === 'number' ? value.unit : value.kind === 'date' ? undefined : value.per
  return unit === undefined ? [] : [unit]
}

/** A value with its words in another language. A word that it has none for stays. */
export const valueInLanguage = (value: FactValue, units: Units): FactValue => {
  const said = (words: string): string =>
    Object.hasOwn(units, words) ? (units[words] ?? words) : words
  if (value.kind === 'words') return { ...value, text: said(value.text) }
  if (value.kind === 'number')
    return value.unit === undefined ? value : { ...value, unit: said(value.unit) }
  if (value.kind === 'date') return value
  return value.per === undefined ? value : { ...value, per: said(value.per) }
}

/** The same figures with their units in another language. A unit that it has no word for stays, and lint tells it. */
export const factsIn = (
  facts: Readonly<Record<string, Fact>>,
  units: Units = {},
): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { ...fact, value: valueInLanguage(fact.value, units) },
    ]),
  )
