import type { History } from '../../document/history.ts'
import { rewritesOf } from '../../model/history/rewritesOf.ts'
import { typed } from '../../terminal/typed.mjs'
import type { Fault } from './fault.ts'

/** What is said of a name of before in a site that is written for today's schema. */
export const nowCalled = (name: string): string => `It is now called "${name}": write that, or run "${typed('upgrade')}", which does it everywhere.`

/** The keys of a value that have another name today, by their pointers. */
const namesIn = (value: unknown, history: History): ReadonlyMap<string, string> => {
  const steps = history.flatMap(({ steps: all }) => all.filter(({ kind }) => kind === 'renamed'))
  const rewrites = steps.flatMap((step) => rewritesOf(value, step, '').flat())
  return new Map(rewrites.flatMap((rewrite) => (rewrite.kind === 'rename' ? [[rewrite.pointer, rewrite.key]] : [])))
}

/** Faults with the name of today for keys that had another one before; `pointer` leads to the value. */
export const calledBefore = (faults: readonly Fault[], value: unknown, history: History | undefined, pointer: string): Fault[] => {
  const names = history && faults.length > 0 ? namesIn(value, history) : undefined
  return faults.map((fault) => {
    const name = fault.on === 'key' ? names?.get(fault.pointer.slice(pointer.length)) : undefined
    if (name === undefined) return fault
    const meant = `${fault.pointer.slice(0, fault.pointer.lastIndexOf('/'))}/${name}`
    return { ...fault, meant, suggestion: nowCalled(name), fix: { kind: 'key', name }, offers: undefined }
  })
}
