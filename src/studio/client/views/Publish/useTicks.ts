import { useState } from 'react'
import type { PublishTicks } from '../../../protocol/publishing.ts'
import { useStudio } from '../../store/useStudio.ts'

type Kind = keyof PublishTicks

const kinds: readonly Kind[] = ['mine', 'others']
const none: PublishTicks = { mine: {}, others: {} }

const readTicks = (place: string): PublishTicks => {
  try {
    const kept = new Map<string, unknown>(Object.entries(JSON.parse(localStorage.getItem(place) ?? '{}')))
    const read = kinds.map((kind) => [kind, Object.fromEntries(Object.entries(kept.get(kind) ?? {}).filter(([, isOn]) => typeof isOn === 'boolean'))])
    return { ...none, ...Object.fromEntries(read) }
  } catch {
    return none // a browser that keeps nothing, or somebody has written into it
  }
}

/**
 * What somebody has ticked or unticked of what waits to be published, kept in this browser for as long as that waits: whoever looks at something else first
 * finds it again. `retain` drops what is said of all other files.
 */
export const useTicks = () => {
  const root = useStudio().get().overview?.root ?? ''
  const place = `studio:ticks:${root}`
  const [ticks, setTicks] = useState(() => readTicks(place))
  const keep = (next: PublishTicks) => {
    setTicks(next)
    try {
      localStorage.setItem(place, JSON.stringify(next))
    } catch {
      // they hold as long as the view stands
    }
  }
  const retain = (waiting: Readonly<Record<Kind, ReadonlySet<string>>>) => {
    const left = (kind: Kind) => Object.entries(ticks[kind]).filter(([file]) => waiting[kind].has(file))
    if (kinds.some((kind) => left(kind).length < Object.keys(ticks[kind]).length))
      keep({ mine: Object.fromEntries(left('mine')), others: Object.fromEntries(left('others')) })
  }
  return { ticks, retain, tick: (kind: Kind, file: string, isOn: boolean) => keep({ ...ticks, [kind]: { ...ticks[kind], [file]: isOn } }) }
}
