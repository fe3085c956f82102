import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

export type Dragged = {
  /** Takes hold of an entry by its handle, which stands in the list's own element of that entry. */
  readonly start: (event: PointerEvent<HTMLElement>) => void
  /** How an entry is drawn: the one that is dragged, and the one that it would come before or after. */
  readonly marks: (index: number) => {
    readonly 'data-dragged': boolean
    readonly 'data-over': 'before' | 'after' | undefined
  }
}

/** So far a hand trembles while it presses, in pixels. */
const tremble = 4
/** So near to the edge of what scrolls the list goes on, and so far with each picture, in pixels. */
const edge = 36
const scrollStep = 9

/** The number of the entry at a height; above the first it is that, below the last the last one. */
const entryAt = (entries: readonly Element[], y: number): number => {
  const found = entries.findIndex((entry) => y < entry.getBoundingClientRect().bottom)
  return found < 0 ? entries.length - 1 : found
}

const scrollerOf = (element: Element): Element | undefined => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return undefined
}

/**
 * Dragging an entry to another place of its list, by mouse, pen and finger; keys do the same without it. By pointer events: the browser's own dragging is
 * not there for fingers, and loses what is let go before a busy page has answered it.
 */
export const useDragged = (move: (from: number, to: number) => void): Dragged => {
  const [dragged, setDragged] = useState<{ readonly from: number; readonly over: number }>()
  const moves = useRef(move)
  useLayoutEffect(() => {
    moves.current = move
  }, [move])
  const start = ({
    button,
    pointerId,
    clientY,
    currentTarget: handle,
  }: PointerEvent<HTMLElement>) => {
    const own = handle.closest<HTMLElement>('[data-index]')
    const list = own?.parentElement
    if (button !== 0 || !list) return
    const scroller = scrollerOf(list)
    const watch = new AbortController()
    let [y, isDragging] = [clientY, false]
    // Where it stands by now: others may have moved in the list since it was taken hold of.
    const from = () => Number(own.dataset['index'])
    const over = () => entryAt([...list.querySelectorAll(':scope > [data-index]')], y)
    const look = () => {
      const now = { from: from(), over: over() }
      setDragged((before) => (before?.from === now.from && before.over === now.over ? before : now))
    }
    const end = () => {
      watch.abort()
      setDragged(undefined)
    }
    const scroll = () => {
      if (watch.signal.aborted) return
      if (!handle.isConnected) return end() // it was removed while it was held
      const box = scroller?.getBoundingClientRect()
      const by = !box
        ? 0
        : y < box.top + edge
          ? -scrollStep
          : y > box.bottom - edge
            ? scrollStep
            : 0
      if (isDragging && by !== 0) {
        scroller?.scrollBy(0, by)
        look()
      }
      requestAnimationFrame(scroll)
    }
    const ofPointer =
      (does: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) =>
        event.pointerId === pointerId && does(event)
    const follow = (event: globalThis.PointerEvent) => {
      y = event.clientY
      isDragging ||= Math.abs(y - clientY) > tremble
      if (isDragging) look()
    }
    const drop = (event: globalThis.PointerEvent) => {
      follow(event)
      const [at, to] = [from(), over()]
      end()
      if (isDragging && to !== at) moves.current(at, to)
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation() // it leads from the panel to the page otherwise
      end()
    }
    handle.setPointerCapture(pointerId)
    handle.addEventListener('pointermove', ofPointer(follow), watch)
    handle.addEventListener('pointerup', ofPointer(drop), watch)
    handle.addEventListener('lostpointercapture', ofPointer(end), watch)
    addEventListener('keydown', giveUp, { signal: watch.signal, capture: true })
    scroll()
  }
  return {
    start,
    marks: (index) => ({
      'data-dragged': dragged?.from === index,
      'data-over':
        dragged && dragged.over === index && dragged.from !== index
          ? dragged.from > index
            ? 'before'
            : 'after'
          : undefined,
    }),
  }
}
