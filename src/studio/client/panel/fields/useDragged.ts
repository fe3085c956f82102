import { type DragEvent, useState } from 'react'

export type Dragged = {
  readonly from: number | undefined
  readonly over: number | undefined
  readonly list: { readonly onDragOver: (event: DragEvent) => void; readonly onDrop: (event: DragEvent) => void; readonly onDragEnd: () => void }
  readonly start: (index: number, event: DragEvent) => void
}

/** Dragging an entry to another place of its list; keys do the same without it. */
export const useDragged = (move: (from: number, to: number) => void): Dragged => {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setFrom(undefined)
    setOver(undefined)
  }
  const indexOf = (event: DragEvent): number | undefined => {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    return entry && event.currentTarget.contains(entry) ? Number(entry.dataset['index']) : undefined
  }
  return {
    from,
    over,
    start: (index, event) => {
      event.stopPropagation()
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(index))
      setFrom(index)
    },
    list: {
      onDragOver: (event) => {
        if (from === undefined) return
        event.preventDefault()
        event.stopPropagation()
        setOver(indexOf(event) ?? over)
      },
      onDrop: (event) => {
        if (from === undefined) return
        event.preventDefault()
        event.stopPropagation()
        const to = indexOf(event) ?? over
        end()
        if (to !== undefined) move(from, to)
      },
      onDragEnd: end,
    },
  }
}
