import { useEffect, useState } from 'react'
import type { Done, OperationRequest } from '../../../protocol/requests.ts'
import { useStudio, useStudioState } from '../../store/useStudio.ts'

export type Plan = Pick<OperationRequest, 'command' | 'words' | 'options'>

const pause = 250

/** What an operation would do, in words, before it is done; undefined until that is known, and where nothing is planned. */
export const usePlan = (plan: Plan | undefined): Done | undefined => {
  const studio = useStudio()
  const version = useStudioState(({ overview }) => overview?.version)
  const [known, setKnown] = useState<{ readonly key: string; readonly done: Done }>()
  const key = plan && JSON.stringify([version, plan])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the plan
  useEffect(() => {
    if (!plan || key === undefined) return
    let isWanted = true
    const timer = setTimeout(
      () =>
        studio.tryOut(plan.words, plan.options, plan.command).then(
          (done) => isWanted && setKnown({ key, done }),
          () => undefined, // the bar tells that the server is gone
        ),
      pause,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, studio])
  return known?.key === key ? known?.done : undefined
}
