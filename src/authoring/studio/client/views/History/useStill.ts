import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps something in its place on the screen while somebody points at it or works in it, whatever comes or goes above it: what they would press next does not
 * move from under the pointer.
 */
export const useStill = (part: RefObject<HTMLElement | null>): void => {
  const last = useRef<number>(undefined)
  useLayoutEffect(() => {
    const top = part.current?.offsetTop
    const moved = top === undefined || last.current === undefined ? 0 : top - last.current
    last.current = top
    if (moved !== 0 && part.current?.matches(':hover, :focus-within'))
      part.current.closest('.studio-view')?.scrollBy({ top: moved, behavior: 'instant' })
  })
}
