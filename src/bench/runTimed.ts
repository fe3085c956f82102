import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Timed = {
  readonly ms: number
  readonly code: number
  readonly output: string /** Peak memory in MB, where the system tells (Linux). */
  readonly peak: number | undefined
}

/** The memory that a process has now (`VmRSS`), or the highest that it has had so far (`VmHWM`), in MB, or nothing where the system doesn't tell. */
export const memoryOf = (pid: number, kind: 'VmRSS' | 'VmHWM'): number | undefined => {
  try {
    const kilobytes = new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined // no such file on this system, or the process has ended
  }
}

/** Runs a program to its end and tells how long it took and how much memory it needed. */
export const runTimed = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let peak: number | undefined
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
    child.stderr.resume()
    const watch = setInterval(() => {
      peak = memoryOf(child.pid ?? 0, 'VmHWM') ?? peak
    }, 25)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(watch)
      resolve({ ms: performance.now() - started, code: code ?? -1, output, peak })
    })
  })
