import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Said } from '../store/StudioState.ts'

/** So long after it a view that is opened may have been opened by what was done; in milliseconds. */
const alongWith = 2000

/** What was done is told until somebody goes on to another view: there it would be taken for what is done there. What went wrong stays. */
export const useGoneWithView = (said: Said | undefined, hush: () => void): void => {
  const { pathname } = useLocation()
  const seen = useRef<{ readonly id: Said['id']; readonly at: number }>(undefined)
  const latest = useRef(said)
  latest.current = said
  useEffect(() => {
    seen.current = said && { id: said.id, at: performance.now() }
  }, [said])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is what it is about
  useEffect(() => {
    const { current } = latest
    const isOld =
      seen.current !== undefined &&
      seen.current.id === current?.id &&
      performance.now() - seen.current.at > alongWith
    if (isOld && current?.kind === 'done') hush()
  }, [pathname])
}
