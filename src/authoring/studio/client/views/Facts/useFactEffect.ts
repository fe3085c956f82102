import type { Fact } from '../../../../../core/document/facts.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { Units } from '../../../../../core/model/site/editions/factsIn.ts'
import { useAnswer } from '../../store/useAnswer.ts'

/** The same for the same fact or the same units, in whichever order its parts came: as it was written here, and as it stands once it is saved. */
const inOneOrder = (fact: object): string =>
  JSON.stringify(fact, (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/**
 * What a fact as it is being written does to pages, which is asked for again once it is saved. What is known until then stays true if it is read as what it was
 * asked for: `now` says which side of it pages read, that of what is saved.
 */
export const useFactEffect = (
  name: string,
  fact: Partial<Fact> | undefined,
  isChanged: boolean,
  units: Readonly<Record<string, Units>>,
) => {
  const { answer, isOfOther } = useAnswer(
    'fact-effect',
    fact && { name, fact: inOneOrder(fact), units: inOneOrder(units) },
  )
  return { answer, now: isChanged || isOfOther ? 'before' : 'after' } as const
}

export type FactEffectNow = ReturnType<typeof useFactEffect>
