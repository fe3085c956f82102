import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { processorTime } from './processorTime.ts'

export type Timed = {
  readonly ms: number
  /** Processor time of the program and of all that it waited for, in milliseconds, where the system tells (Linux) and nothing else has ended meanwhile. */
  readonly cpu: number | undefined
  readonly code: number
  readonly output: string
  /** The end of what the program said of its errors. */
  readonly errors: string
  /** The signal that ended it, where one did. */
  readonly signal: NodeJS.Signals | null
  /** Peak memory in MB, where the system tells (Linux). */
  readonly peak: number | undefined
}

/** The memory that a process has now (`VmRSS`), or the highest that it has had so far (`VmHWM`), in MB, or nothing where the system doesn't tell. */
export const memoryOf = (pid: number, kind: 'VmRSS' | 'VmHWM'): number | undefined => {
  try {
    const kilobytes = new RegExp(`${kind}:\\s+(\\d+)`).exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined // no such file on this system, or the process has ended
  }
}

/** Runs a program to its end and tells how long it took and how much memory it needed. */
export const runTimed = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const before = processorTime(process.pid, 'ended')
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let peak: number | undefined
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors = `${errors}${String(chunk)}`.slice(-2000)
    })
    const watch = setInterval(() => {
      peak = memoryOf(child.pid ?? 0, 'VmHWM') ?? peak
    }, 25)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(watch)
      const after = processorTime(process.pid, 'ended')
      const cpu = before === undefined || after === undefined ? undefined : after - before
      resolve({
        ms: performance.now() - started,
        cpu,
        code: code ?? -1,
        output,
        errors,
        signal,
        peak,
      })
    })
  })
