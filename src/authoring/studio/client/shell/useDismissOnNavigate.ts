import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from '../store/StudioState.ts'

/** A view that opens within this time after a notice may belong to it; in milliseconds. */
const graceMs = 2000

/** Dismisses a notice when the author opens another view, where they would take it for something done there. Problems stay. */
export const useDismissOnNavigate = (notice: Notice | undefined, dismiss: () => void): void => {
  const { pathname } = useLocation()
  const seen = useRef<{ readonly id: Notice['id']; readonly at: number }>(undefined)
  useEffect(() => {
    seen.current = notice && { id: notice.id, at: performance.now() }
  }, [notice])
  const navigated = useEffectEvent((_pathname: string) => {
    const { current } = seen
    const isOlder = current?.id === notice?.id && performance.now() - (current?.at ?? 0) > graceMs
    if (notice?.kind === 'done' && isOlder) dismiss()
  })
  useEffect(() => {
    navigated(pathname)
  }, [pathname])
}
