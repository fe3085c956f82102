import { type RefObject, useEffect, useState } from 'react'
import type { Width } from '../store/pageContext.ts'

/** From this width on pages have their layout for large screens. */
const large = 1024
/** Below this there is no room to make a page smaller. */
const small = 600
const widths = { phone: 390, tablet: 768 } as const

/** How wide the page in the frame is, and by how much it is made smaller so that a large screen fits between the columns of the studio. */
export type Fit = {
  readonly width: number
  readonly scale: number
  readonly room: { readonly width: number; readonly height: number }
}

export const useFit = (stage: RefObject<HTMLElement | null>, width: Width): Fit => {
  const [room, setRoom] = useState({ width: large, height: 800 })
  useEffect(() => {
    if (!stage.current) return
    const seen = new ResizeObserver(([entry]) => {
      if (entry)
        setRoom({
          width: Math.round(entry.contentRect.width),
          height: Math.round(entry.contentRect.height),
        })
    })
    seen.observe(stage.current)
    return () => seen.disconnect()
  }, [stage])
  // A studio on a phone shows the page as that phone does.
  const wanted = width === 'desktop' ? Math.max(room.width, large) : widths[width]
  const shown = room.width < small ? Math.min(wanted, room.width) : wanted
  return { width: shown, scale: Math.min(1, room.width / shown), room }
}
