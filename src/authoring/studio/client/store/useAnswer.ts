import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerTo, QueryOf, Question } from '../../protocol/routes.ts'
import { useRested } from './useRested.ts'
import { useStudio, useStudioState } from './useStudio.ts'

/** While an author types, the server is asked once they pause. In milliseconds. */
const pauseMs = 200

/** `isOld`: it is not yet known what the answer is now. `isOfOther`: the answer belongs to an earlier question. */
type Asked<Answer> = {
  readonly answer: Answer | undefined
  readonly isOld: boolean
  readonly isOfOther: boolean
  readonly trouble: string | undefined
}

/** What the server answers to a view, also after each change of the site. Without a query nothing is asked. */
export const useAnswer = <Q extends Question>(
  question: Q,
  query: QueryOf<Q> | undefined,
): Asked<AnswerTo<Q>> => {
  const { queries } = useStudio()
  const version = useStudioState((state) => state.version)
  const key = JSON.stringify(query) ?? ''
  const rested = useRested(query, key, pauseMs)
  const asked = rested.value ?? query // the first question doesn't wait
  const { data, error, isPlaceholderData } = useQuery({
    ...queries.query(question, query && asked),
    placeholderData: keepPreviousData,
  })
  const isOfOther = isPlaceholderData || JSON.stringify(asked) !== key
  return {
    answer: query === undefined || error ? undefined : data?.answer,
    isOld: isOfOther || data?.version !== version,
    isOfOther: isOfOther || data === undefined,
    trouble: error ? error.message || 'The server does not answer.' : undefined,
  }
}
