import type { KeyboardEvent, PointerEvent } from 'react'
import { Sign } from '../../ui/Sign.tsx'

type Props = {
  /** What is moved, in words. */
  readonly what: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void
}

/** Moves one of a list, by dragging and by arrows. */
export const MoveHandle = ({ what, index, count, onMove, onDragStart }: Props) => {
  const byKeys = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <button
      type="button"
      className="panel-handle"
      onPointerDown={onDragStart}
      onKeyDown={byKeys}
      aria-label={`Move ${what}, number ${index + 1} of ${count}: arrow up or down`}
    >
      <Sign name="drag" size={14} />
    </button>
  )
}
