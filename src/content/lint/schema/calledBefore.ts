import type { History, Step } from '../../../core/document/history.ts'
import { placesOf, rewritesOf } from '../../../core/model/history/rewritesOf.ts'
import { didYouMean } from '../links/didYouMean.ts'
import { nearest } from '../links/nearest.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { Fault } from '../types/fault.ts'

/** What is said of a name of before in a site that is written for today's schema. */
export const nowCalled = (name: string): Message => msg('nowCalled', { name })

type Renamed = Extract<Step, { kind: 'renamed' }>

const renamedIn = (history: History): Renamed[] =>
  history.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'renamed' ? [step] : [])))

/** The keys of a value that have another name today, by their pointers. */
const namesIn = (value: unknown, steps: readonly Renamed[]): ReadonlyMap<string, string> => {
  const rewrites = steps.flatMap((step) => rewritesOf(value, step, '').flat())
  return new Map(
    rewrites.flatMap((rewrite) =>
      rewrite.kind === 'rename' ? [[rewrite.pointer, rewrite.key]] : [],
    ),
  )
}

/** The step by whose name of before a key was likely meant. */
const nearestStep = (
  value: unknown,
  steps: readonly Renamed[],
  parent: string,
  key: string,
): Renamed | undefined => {
  const here = steps.filter(({ at = '' }) => placesOf(value, at).includes(parent))
  const near = nearest(
    key,
    here.map((step) => step.key),
  )
  return here.find((step) => step.key === near)
}

/**
 * Faults with the name of today for keys that had another one before, and for those that are misspelt like it, as an author writes who has not heard of
 * the new one; `pointer` leads to the value.
 */
export const calledBefore = (
  faults: readonly Fault[],
  value: unknown,
  history: History | undefined,
  pointer: string,
): Fault[] => {
  if (!history || faults.length === 0) return [...faults]
  const steps = renamedIn(history)
  const names = namesIn(value, steps)
  return faults.map((fault) => {
    if (fault.on !== 'key') return fault
    const own = fault.pointer.slice(pointer.length)
    const [parent, key] = [own.slice(0, own.lastIndexOf('/')), own.slice(own.lastIndexOf('/') + 1)]
    const name = names.get(own)
    if (name !== undefined)
      return {
        ...fault,
        meant: `${pointer}${parent}/${name}`,
        suggestion: nowCalled(name),
        fix: { kind: 'key', name },
      }
    const step = fault.meant === undefined ? nearestStep(value, steps, parent, key) : undefined
    return step
      ? {
          ...fault,
          meant: `${pointer}${parent}/${step.to}`,
          suggestion: msg('meantNowCalled', { meant: didYouMean(key, step.key), to: step.to }),
        }
      : fault
  })
}
