import { spawn } from 'node:child_process'

/** How the site is built: by the program's own command, in a process of its own, so that who is answered meanwhile does not wait for it. */
export type BuildInto = (
  root: string,
  out: string,
  asOf: string,
  signal: AbortSignal,
) => Promise<{ readonly ok: boolean; readonly said: string }>

/** Builds with `npm run build`, by the program that runs it here. `said` is what it said about what is wrong; `ok` false: nothing was built. */
export const buildWith =
  (program: string): BuildInto =>
  (root, out, asOf, signal) =>
    new Promise((resolve) => {
      const args = [program, 'build', '--root', root, '--out', out, '--as-of', asOf]
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], signal })
      let said = ''
      child.stderr.on('data', (chunk) => {
        said += String(chunk)
      })
      child.on('error', (error) => resolve({ ok: false, said: error.message }))
      child.on('close', (code) => resolve({ ok: code === 0, said: said.trim() }))
    })
