import type { Fact } from '../../document/facts.ts'
import { isObject } from '../../document/isObject.ts'
import { type Day, isDay } from './shownOn.ts'

/** A fact as it holds on a day: from its day on the next value is the value. */
const factOn = (fact: Fact, day: Day): Fact => {
  const { next } = fact
  return isObject(next) && isObject(next.value) && isDay(next.from) && next.from <= day
    ? { ...fact, value: next.value, source: next.source ?? fact.source }
    : fact
}

/** The facts of a site as they hold on a day. Stands any value: the preview draws what is not right yet. */
export const factsOn = (
  facts: Readonly<Record<string, Fact>>,
  day: Day,
): Readonly<Record<string, Fact>> =>
  isObject(facts) && Object.values(facts).some((fact) => isObject(fact) && fact.next !== undefined)
    ? Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          isObject(fact) ? factOn(fact, day) : fact,
        ]),
      )
    : facts
