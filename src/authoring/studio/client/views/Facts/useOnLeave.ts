import { useEffect, useRef } from 'react'

/** Does something when a view is left, for another one or with the tab. */
export const useOnLeave = (leave: () => void): void => {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const now = () => latest.current()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
}
