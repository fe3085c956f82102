import { skipToken, useQuery } from '@tanstack/react-query'
import type { Done, StudioCommand } from '../../../protocol/requests.ts'
import { useRested } from '../../store/useRested.ts'
import { useStudio, useStudioState } from '../../store/useStudio.ts'

const pauseMs = 250

/** What a command would do; undefined until that is known, and without a command. */
export const usePlan = (command: StudioCommand | undefined): Done | undefined => {
  const studio = useStudio()
  const version = useStudioState(({ overview }) => overview?.version)
  const key = JSON.stringify([version, command])
  const rested = useRested(command, key, pauseMs)
  const { value } = rested
  const { data } = useQuery({
    queryKey: ['dryRun', rested.key],
    queryFn: value === undefined ? skipToken : () => studio.dryRun(value),
    gcTime: 0,
  })
  return command && rested.key === key ? data : undefined
}
