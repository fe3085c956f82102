import { type RefObject, useEffect } from 'react'

/** As near as this the pointer is on its way, in pixels; and so long after it was seen to come nearer, in milliseconds. */
const near = 120
const onItsWay = 1500

const distanceTo = (element: Element | null, { clientX, clientY }: PointerEvent): number => {
  const box = element?.getBoundingClientRect()
  return box
    ? Math.hypot(
        clientX - Math.min(Math.max(clientX, box.left), box.right),
        clientY - Math.min(Math.max(clientY, box.top), box.bottom),
      )
    : Infinity
}

/** Tells whether the pointer is near something or comes nearer. Over the page in its frame it is seen by nobody here. */
const watchPointer = (at: RefObject<Element | null>) => {
  let distance = Infinity
  let cameNearer = -Infinity
  const see = (event: PointerEvent) => {
    const now = event.target instanceof HTMLIFrameElement ? Infinity : distanceTo(at.current, event)
    if (now < distance && distance < Infinity) cameNearer = performance.now()
    distance = now
  }
  const events = ['pointermove', 'pointerover'] as const
  for (const name of events) addEventListener(name, see, { passive: true })
  return {
    isComing: () => distance < near || performance.now() - cameNearer < onItsWay,
    stop: () => {
      for (const name of events) removeEventListener(name, see)
    },
  }
}

/**
 * Ends something a time after it came (`about` tells one from the next), and not while somebody is at it: the focus or the pointer is in it or the pointer on
 * its way there, whose press would fall on what lies behind; or more of it was opened, to be read.
 */
export const useUnattended = (
  at: RefObject<Element | null>,
  about: unknown,
  after: number | undefined,
  end: () => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about begins the time anew
  useEffect(() => {
    if (after === undefined) return
    const pointer = watchPointer(at)
    const look = () => {
      if (
        pointer.isComing() ||
        at.current?.matches(':is(:hover, :focus-within, :has(details[open]))')
      )
        timer = setTimeout(look, 500)
      else end()
    }
    let timer = setTimeout(look, after)
    return () => {
      clearTimeout(timer)
      pointer.stop()
    }
  }, [at, about, after, end])
}
