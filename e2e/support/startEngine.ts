import { spawn } from 'node:child_process'

/** A command of the engine that answers requests at `address` until it is stopped. */
export type Running = {
  readonly address: string
  readonly stop: () => void /** Ends it in the middle of whatever it does. */
  readonly kill: () => Promise<void>
}

/** Starts a command such as `serve` or `dev` on a free port and waits for its ready line. */
export const startEngine = (
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['scripts/run.mjs', ...command], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = () => {
      server.removeAllListeners('exit')
      server.kill('SIGTERM')
    }
    const kill = () =>
      new Promise<void>((done) => {
        server.removeAllListeners('exit')
        server.on('exit', () => done())
        server.kill('SIGKILL')
      })
    let said = ''
    const listen = (chunk: Buffer) => {
      said += String(chunk)
      const address = /^ready (http:\S+)/m.exec(said)?.[1]
      if (address) resolve({ address, stop, kill })
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', (code) => reject(new Error(`"${command[0]}" stopped with ${code}: ${said}`)))
  })
