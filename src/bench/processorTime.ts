import { readFileSync } from 'node:fs'

/** What the system counts in: a hundredth of a second on every Linux that Node runs on. */
const tick = 10

/** How much processor time a process has had so far, in milliseconds; nothing where the system doesn't tell (other than Linux). */
export const processorTime = (pid: number): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick // in user mode and in the system, counted from the state that follows the name
  } catch {
    return undefined
  }
}
