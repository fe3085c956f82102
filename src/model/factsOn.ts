import type { Fact } from '../document/facts.ts'
import type { Day } from './shownOn.ts'

/** A fact as it holds on a day: from its day on the next value is the value. */
export const factOn = (fact: Fact, day: Day): Fact => {
  const { next } = fact
  return next && next.from <= day ? { ...fact, value: next.value, source: next.source ?? fact.source } : fact
}

/** The facts of a site as they hold on a day. */
export const factsOn = (facts: Readonly<Record<string, Fact>>, day: Day): Readonly<Record<string, Fact>> =>
  Object.values(facts).some(({ next }) => next) ? Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factOn(fact, day)])) : facts
