import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Spins for 300 ms of the clock and tells how much of that the processor gave it, and how often it came round in a millisecond. */
const spin = `
const end = performance.now() + 300
const before = process.cpuUsage()
let turns = 0
for (let value = 1; performance.now() < end; turns += 1) for (let step = 0; step < 1000; step += 1) value = (value * 31 + step) | 0
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify([(user + system) / 300000, turns / 300]))`

const spinOnce = (): Promise<[number, number]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', spin], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk)
    })
    child.on('error', reject)
    child.on('close', () => resolve(JSON.parse(said) as [number, number])) // printed above
  })

/** Below this share the times of a run say more about the machine than about the site. */
export const minShare = 0.85

let best = 0

/**
 * How much of the processors the bench gets, from 0 to 1: one fixed loop on each of them at once, by the share of the time that
 * it ran and by its speed beside the best seen in this run (another's work on the same core, a clock turned down). Asked before
 * and after each group of rows.
 */
export const quietness = async (): Promise<number> => {
  const spins = await Promise.all(Array.from({ length: availableParallelism() }, spinOnce))
  best = Math.max(best, ...spins.map(([, speed]) => speed))
  return Math.min(...spins.map(([share, speed]) => Math.min(1, share, (speed / best) * 1.1))) // loops differ by some percent by themselves
}
