import { msg } from '../messages/msg.ts'
import type { Fault } from '../types/fault.ts'

const objectOf = ({ pointer }: Fault): string => pointer.slice(0, pointer.lastIndexOf('/'))
const nameAt = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1)

/** A key that is like none: it is known neither under its own name nor under another. */
const isStrange = ({ on, meant }: Fault) => on === 'key' && meant === undefined
const isMissing = ({ on, meant }: Fault) => on !== 'key' && meant !== undefined

/** Groups of one only, by their name. */
const single = (
  faults: readonly Fault[],
  nameOf: (fault: Fault) => string,
): ReadonlyMap<string, Fault> => {
  const counts = new Map<string, number>()
  for (const fault of faults) counts.set(nameOf(fault), (counts.get(nameOf(fault)) ?? 0) + 1)
  return new Map(
    faults.flatMap((fault) => (counts.get(nameOf(fault)) === 1 ? [[nameOf(fault), fault]] : [])),
  )
}

/** Where one key of an object is strange and one is missing, likely the one was written for the other: one finding tells both ways out. */
const asOne = (faults: readonly Fault[]): Fault[] => {
  const missing = single(faults.filter(isMissing), ({ pointer }) => pointer)
  const strange = single(faults.filter(isStrange), objectOf)
  return faults.flatMap((fault) => {
    if (isMissing(fault))
      return missing.get(fault.pointer) === fault && strange.has(fault.pointer) ? [] : [fault]
    const needed =
      isStrange(fault) && strange.get(objectOf(fault)) === fault
        ? missing.get(objectOf(fault))
        : undefined
    if (!needed) return [fault]
    const name = nameAt(needed.meant ?? '')
    return [
      {
        ...fault,
        meant: needed.meant ?? '',
        message: msg('unknownKeyAndMissing', { first: fault.message, missing: name }),
        suggestion: msg('renameIfMeant', { name, missing: needed.suggestion }),
      },
    ]
  })
}

/** Leaves out what follows from another fault: a key that is written wrongly is unknown under its own name and missing under the right one. */
export const withoutConsequences = (faults: readonly Fault[]): Fault[] => {
  const misspelt = new Set(
    faults.flatMap(({ on, meant }) => (on === 'key' && meant !== undefined ? [meant] : [])),
  )
  const seen = new Set<string>()
  const first = faults.filter((fault) => {
    if (fault.on !== 'key' && fault.meant !== undefined && misspelt.has(fault.meant)) return false
    const same = JSON.stringify([fault.pointer, fault.message])
    if (seen.has(same)) return false
    seen.add(same)
    return true
  })
  return asOne(first)
}
