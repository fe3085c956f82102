import { type PublishTicks, publishTicks } from '../../../protocol/publishing.ts'
import { useKept } from '../../store/useKept.ts'

type Kind = keyof PublishTicks

const kinds: readonly Kind[] = ['mine', 'others']

/** What somebody has ticked or unticked of what waits to be published, kept for as long as that waits. `retain` drops what is said of all other files. */
export const useTicks = () => {
  const [ticks, change] = useKept<PublishTicks>('ticks', publishTicks, { mine: {}, others: {} })
  const retain = (waiting: Readonly<Record<Kind, ReadonlySet<string>>>) => {
    const left = (kind: Kind) =>
      Object.entries(ticks[kind]).filter(([file]) => waiting[kind].has(file))
    if (kinds.some((kind) => left(kind).length < Object.keys(ticks[kind]).length))
      change({ mine: Object.fromEntries(left('mine')), others: Object.fromEntries(left('others')) })
  }
  return {
    ticks,
    retain,
    tick: (kind: Kind, file: string, isOn: boolean) =>
      change({ ...ticks, [kind]: { ...ticks[kind], [file]: isOn } }),
  }
}
