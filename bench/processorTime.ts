import { readFileSync } from 'node:fs'

/** What the system counts in: a hundredth of a second on every Linux that Node runs on. */
const tick = 10

/** How much processor time a process (or those that it started and that have ended) has had so far, in milliseconds; nothing where the system doesn't tell (other than Linux). */
export const processorTime = (pid: number, whose: 'own' | 'ended' = 'own'): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const first = whose === 'own' ? 11 : 13 // counted from the state that follows the name: in user mode, then in the system
    return (Number(fields[first]) + Number(fields[first + 1])) * tick
  } catch {
    return undefined
  }
}
