import { spawn } from 'node:child_process'

/** How the site is built: by the program's own command, in a process of its own, so that who is answered meanwhile does not wait for it. */
export type BuildInto = (
  root: string,
  out: string,
  asOf: string,
  signal: AbortSignal,
) => Promise<{ readonly ok: boolean; readonly said: string }>

/** How long a build may take, in milliseconds: far longer than that of any site in docs/scale.md. */
const longestBuild = 900_000

/** What a build needs of the environment. Passwords of databases, mail and webhooks are none of it: a build reads what strangers may have written. */
const needed =
  /^(?:PATH|HOME|USERPROFILE|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SystemRoot|ComSpec|NODE_ENV|NODE_OPTIONS|NO_COLOR|DEBUG|SITE_ORIGIN|FORM_ENDPOINT|BROADSHEET_\w+)$/i

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)))

/**
 * Builds with `npm run build`, by the program that runs it here. `said` is what it said about what is wrong; `ok` false: nothing was built. A build that takes
 * longer than `timeout` milliseconds is ended.
 */
export const buildWith =
  (program: string, timeout = longestBuild): BuildInto =>
  (root, out, asOf, signal) =>
    new Promise((resolve) => {
      const args = [program, 'build', '--root', root, '--out', out, '--as-of', asOf]
      const limit = AbortSignal.timeout(timeout)
      const child = spawn(process.execPath, args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: environment(),
        signal: AbortSignal.any([signal, limit]),
        killSignal: 'SIGKILL',
      })
      let said = ''
      child.stderr.on('data', (chunk) => {
        said += String(chunk)
      })
      child.on('error', (error) =>
        resolve({
          ok: false,
          said: limit.aborted
            ? `The build took longer than ${timeout / 1000} seconds and was ended.`
            : error.message,
        }),
      )
      child.on('close', (code) => resolve({ ok: code === 0, said: said.trim() }))
    })
