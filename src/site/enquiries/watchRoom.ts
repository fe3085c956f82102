import { isReserveInUse, type Room, roomWarning } from './room.ts'

export type RoomWatch = {
  /** Measures the room, and reports when it becomes scarce or free again. Never throws: where it can't be measured, nothing is known. */
  readonly look: () => Promise<Room | undefined>
  /** Notes that so many bytes were stored; measures once they would matter. */
  readonly note: (bytes: number) => Promise<void>
  /** As it was measured last; undefined where it was not. */
  readonly known: () => Room | undefined
  /** Whether only small enquiries are stored. */
  readonly isScarce: () => boolean
}

type WatchOptions = {
  readonly measure: () => Promise<Room>
  readonly place: string
  readonly report: (line: string) => void
}

/** So much of the room may be filled before it is measured again. */
const step = 0.01

/** Keeps an eye on how full a store is. */
export const watchRoom = ({ measure, place, report }: WatchOptions): RoomWatch => {
  let room: Room | undefined
  let stored = 0
  let state = 'free'
  const look = async () => {
    room = await measure().catch(() => undefined) // what keeps the store from answering is reported elsewhere
    stored = 0
    if (!room) return undefined
    const warning = roomWarning(room, place)
    const now = warning === undefined ? 'free' : isReserveInUse(room) ? 'scarce' : 'nearly full'
    if (now !== state) report(warning ?? `The leads in ${place} have room enough again.`)
    state = now
    return room
  }
  return {
    look,
    note: async (bytes) => {
      stored += bytes
      if (!room || stored > room.largest * step) await look()
    },
    known: () => room,
    isScarce: () => room !== undefined && isReserveInUse(room),
  }
}
