import { spawn } from 'node:child_process'
import { program } from './program.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Builds a site with `npm run build` in a process of its own, so that its memory is free again afterwards. What is wrong appears on standard error.
 * Returns the exit code. A stop signal stops both processes.
 */
export const buildApart = (root: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program(), 'build', '--root', root], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const stop = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of signals) process.once(signal, stop)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, stop)
      if (signal) process.kill(process.pid, signal)
      else resolve(code ?? 2)
    })
  })
