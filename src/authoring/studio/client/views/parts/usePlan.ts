import { useEffect, useState } from 'react'
import type { Done, StudioCommand } from '../../../protocol/requests.ts'
import { useStudio, useStudioState } from '../../store/useStudio.ts'

const pause = 250

/** What a command would do, before it is carried out; undefined until that is known, and without a command. */
export const usePlan = (command: StudioCommand | undefined): Done | undefined => {
  const studio = useStudio()
  const version = useStudioState(({ overview }) => overview?.version)
  const [known, setKnown] = useState<{ readonly key: string; readonly done: Done }>()
  const key = command && JSON.stringify([version, command])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the command
  useEffect(() => {
    if (!command || key === undefined) return
    let isWanted = true
    const timer = setTimeout(
      () =>
        studio.dryRun(command).then(
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
