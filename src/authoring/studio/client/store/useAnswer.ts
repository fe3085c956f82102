import { useEffect, useState } from 'react'
import type { AnswerTo, QueryOf, Question } from '../../protocol/routes.ts'
import { useStudio, useStudioState } from './useStudio.ts'

/** While somebody types, the server is asked once they pause. In milliseconds. */
const pause = 200

/** `isOld`: it is not yet known what the answer is now. `isOfOther`: what is known was the answer to another question. */
type Asked<Answer> = {
  readonly answer: Answer | undefined
  readonly isOld: boolean
  readonly isOfOther: boolean
  readonly trouble: string | undefined
}

type Known<Answer> = {
  readonly key: string
  readonly question: string
  readonly answer: Answer | undefined
  readonly trouble?: string
}

/**
 * What the server says to a view, and again after every change of the site. The last answer stays until the next one has come; nothing is asked
 * where there is no query.
 */
export const useAnswer = <Q extends Question>(
  path: Q,
  query: QueryOf<Q> | undefined,
): Asked<AnswerTo<Q>> => {
  const studio = useStudio()
  const version = useStudioState((state) => state.version)
  const [known, setKnown] = useState<Known<AnswerTo<Q>>>({
    key: '',
    question: '',
    answer: undefined,
  })
  const question = query === undefined ? '' : JSON.stringify([path, query])
  const key = query === undefined ? '' : `${version} ${question}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for path, query and version
  useEffect(() => {
    if (query === undefined) return
    let isWanted = true
    const timer = setTimeout(
      () =>
        studio.ask(path, query).then(
          // What is as before stays the same object: nothing that shows it is drawn anew.
          (answer) =>
            isWanted &&
            setKnown((before) => ({
              key,
              question,
              answer:
                JSON.stringify(before.answer) === JSON.stringify(answer) ? before.answer : answer,
            })),
          (error: unknown) =>
            isWanted &&
            setKnown({
              key,
              question,
              answer: undefined,
              trouble:
                error instanceof Error && error.message
                  ? error.message
                  : 'The server does not answer.',
            }),
        ),
      known.key === '' ? 0 : pause,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, studio])
  return {
    answer: query === undefined ? undefined : known.answer,
    isOld: known.key !== key,
    isOfOther: known.question !== question,
    trouble: known.trouble,
  }
}
