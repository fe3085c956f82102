import type { Fact } from '../../../../core/document/facts.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import { isFoundIn } from '../../../../core/document/matchesQuery.ts'
import type { Names } from '../../protocol/requests.ts'

/** A fact as the desk lists it. `isDue`: its day of review has come. */
export type ListedFact = Names['facts'][number] & {
  readonly doubt: string | undefined
  readonly isDue: boolean
  readonly group: FactGroup
}

/** How figures are told apart, and by which words people look for each kind. In the order of the desk. */
const groups = {
  money: ['Fees and prices', 'fees prices costs charges amounts money'],
  number: ['Times and quantities', 'times days hours durations numbers quantities'],
  percent: ['Rates and shares', 'rates shares percentages per cent'],
  date: ['Days of the year', 'days dates deadlines'],
  words: ['Said in words', 'words'],
} as const
type FactGroup = (typeof groups)[keyof typeof groups][0]
const groupOrder: readonly FactGroup[] = Object.values(groups).map(([title]) => title)

const kindOf = (fact: Partial<Fact> | undefined): keyof typeof groups =>
  fact?.value?.kind ?? 'words'

/** Whether a word, in small letters, is what people call figures of this kind: "fee", "prices", "cost". */
export const isKindMeant = (fact: Partial<Fact> | undefined, wanted: string): boolean =>
  wanted.length > 2 &&
  groups[kindOf(fact)][1]
    .split(' ')
    .some((word) => word === wanted || word.replace(/s$/, '') === wanted)

export const orders = {
  kind: 'By kind',
  due: 'What is due first',
  label: 'By what it is',
  uses: 'Most used first',
} as const
export type FactOrder = keyof typeof orders

/** After every day that can be written. */
const never = '9999-99-99'
const byWords = (a: ListedFact, b: ListedFact) =>
  a.label.localeCompare(b.label) || (a.name < b.name ? -1 : 1)

const compare: Readonly<Record<FactOrder, (a: ListedFact, b: ListedFact) => number>> = {
  kind: (a, b) =>
    Number(b.isDue) - Number(a.isDue) ||
    groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) ||
    byWords(a, b),
  due: (a, b) =>
    (a.reviewBy ?? never) < (b.reviewBy ?? never)
      ? -1
      : (a.reviewBy ?? never) > (b.reviewBy ?? never)
        ? 1
        : byWords(a, b),
  label: byWords,
  uses: (a, b) => b.uses.count - a.uses.count || byWords(a, b),
}

/** The fact of a name in the document of facts; what is wrong in it may be anything. */
export const factIn = (document: unknown, name: string): Partial<Fact> | undefined => {
  const facts = isObject(document) ? document['facts'] : undefined
  const found = isObject(facts) && Object.hasOwn(facts, name) ? facts[name] : undefined
  return isObject(found) ? (found as Partial<Fact>) : undefined
}

/** The facts in which some words are found, or by what figures of their kind are called, in an order; `today` as year-month-day. Pure. */
export const listedFacts = (
  facts: Names['facts'],
  document: unknown,
  words: string,
  order: FactOrder,
  today: string,
): ListedFact[] => {
  return facts
    .map((fact) => {
      const known = factIn(document, fact.name)
      return {
        ...fact,
        doubt: known?.doubt,
        isDue: fact.reviewBy !== undefined && fact.reviewBy <= today,
        group: groups[kindOf(known)][0],
      }
    })
    .filter(({ name, label, text, source, doubt }) =>
      isFoundIn(words, [name, label, text, source, doubt], (word) =>
        isKindMeant(factIn(document, name), word),
      ),
    )
    .sort(compare[order])
}
