import { type ChildProcess, spawn } from 'node:child_process'

export type ServerProcess = {
  readonly child: ChildProcess
  /** `http://HOST:PORT` from the ready line. */
  readonly address: string
  readonly output: () => string
  readonly errors: () => string
  /** Resolves with the exit code, or the signal's name, once the process has ended. */
  readonly ended: Promise<number | string | null>
}

/** Runs one of the commands, as npm does but without npm. `ended` and what it printed are all that is known of it. */
export const runCommand = (
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = '.',
  script = ['scripts/run.mjs'],
): Omit<ServerProcess, 'address'> => {
  const child = spawn(process.execPath, [...script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? code)),
  )
  return { child, output: () => output, errors: () => errors, ended }
}

/** Waits for the ready line. Throws with what was printed where the process ends instead. */
const whenReady = async (running: Omit<ServerProcess, 'address'>): Promise<ServerProcess> => {
  const ready = new Promise<string>((resolve) => {
    running.child.stdout?.on('data', () => {
      const address = /^ready (http:\S+)$/m.exec(running.output())?.[1]
      if (address) resolve(address)
    })
  })
  const address = await Promise.race([ready, running.ended])
  if (typeof address === 'string' && address.startsWith('http')) return { ...running, address }
  throw new Error(`The server ended (${address}): ${running.output()}${running.errors()}`)
}

/** Starts `npm run serve` on a free port. */
export const startProcess = (
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> => whenReady(runCommand(['serve', ...args], { PORT: '0', ...env }))

/** Starts a server by a command of its own in another folder. */
export const commandIn = (
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ServerProcess> => whenReady(runCommand(args, env, folder, []))
