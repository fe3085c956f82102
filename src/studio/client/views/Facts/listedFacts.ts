import type { Fact } from '../../../../document/facts.ts'
import { isObject } from '../../../../document/isObject.ts'
import type { Names } from '../../../protocol/requests.ts'

/** A fact as the desk lists it. `isDue`: its day of review has come. */
export type ListedFact = Names['facts'][number] & { readonly doubt: string | undefined; readonly isDue: boolean }

export const orders = { due: 'What is due first', label: 'By what it is', uses: 'Most used first' } as const
export type FactOrder = keyof typeof orders

/** After every day that can be written. */
const never = '9999-99-99'
const byWords = (a: ListedFact, b: ListedFact) => a.label.localeCompare(b.label) || (a.name < b.name ? -1 : 1)

const compare: Readonly<Record<FactOrder, (a: ListedFact, b: ListedFact) => number>> = {
  due: (a, b) => ((a.reviewBy ?? never) < (b.reviewBy ?? never) ? -1 : (a.reviewBy ?? never) > (b.reviewBy ?? never) ? 1 : byWords(a, b)),
  label: byWords,
  uses: (a, b) => b.uses.count - a.uses.count || byWords(a, b),
}

/** The fact of a name in the document of facts; what is wrong in it may be anything. */
export const factIn = (document: unknown, name: string): Partial<Fact> | undefined => {
  const facts = isObject(document) ? document['facts'] : undefined
  const found = isObject(facts) && Object.hasOwn(facts, name) ? facts[name] : undefined
  return isObject(found) ? (found as Partial<Fact>) : undefined
}

/** The facts in which some words are found, in an order; `today` as year-month-day. Pure. */
export const listedFacts = (facts: Names['facts'], document: unknown, words: string, order: FactOrder, today: string): ListedFact[] => {
  const wanted = words.trim().toLowerCase()
  return facts
    .map((fact) => ({ ...fact, doubt: factIn(document, fact.name)?.doubt, isDue: fact.reviewBy !== undefined && fact.reviewBy <= today }))
    .filter(({ name, label, says, source, doubt = '' }) =>
      `${name} ${label} ${says} ${source} ${doubt}`.toLowerCase().replaceAll('\u00a0', ' ').includes(wanted),
    )
    .sort(compare[order])
}
