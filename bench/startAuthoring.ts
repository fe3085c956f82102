import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** `ms` from the command to its `ready` line; `pid` of the process that serves. */
export type Authoring = {
  readonly address: string
  readonly ms: number
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts the authoring server of a site and waits for its `ready` line. Throws with what it says where it ends instead. */
export const startAuthoring = (engine: string, root: string): Promise<Authoring> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(
      process.execPath,
      [join(engine, 'scripts/run.mjs'), 'dev', '--root', root],
      {
        env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' },
      },
    )
    const ended = new Promise<void>((end) => child.on('close', () => end()))
    const stop = () => {
      child.kill('SIGTERM')
      return ended
    }
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.stdout.on('data', (chunk) => {
      const address = /ready (\S+)/.exec(String(chunk))?.[1]
      if (address) resolve({ address, ms: performance.now() - started, pid: child.pid ?? 0, stop })
    })
    void ended.then(() => reject(new Error(`The authoring server ended: ${said}`)))
  })
