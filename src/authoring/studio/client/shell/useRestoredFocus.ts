import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** How long a view may take to show its heading. In milliseconds. */
const timeout = 2000

/** Where another view takes the place of the one that held the focus, its heading takes the focus, too: keys go on from there, and what it is is heard. */
export const useRestoredFocus = (): void => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const begun = performance.now()
    const look = () => {
      if (document.activeElement !== document.body) return
      const heading = document.querySelector<HTMLElement>('.studio-main h1')
      if (!heading && performance.now() - begun < timeout) frame = requestAnimationFrame(look)
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    let frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}
