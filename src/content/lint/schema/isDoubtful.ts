import type { Fault } from '../types/fault.ts'

/** What a fault is about: the value there; for a misspelt key, also the place that it was meant for; for a missing one, that. */
const places = ({ pointer, meant }: Fault): readonly string[] =>
  meant === undefined ? [pointer] : [pointer, meant]

/** Whether the schema finds a fault with the value at `pointer`, with its key, or with a part of it. */
export const isDoubtful = (pointer: string, faults: readonly Fault[]): boolean =>
  faults.some((fault) =>
    places(fault).some((place) => place === pointer || place.startsWith(`${pointer}/`)),
  )
