import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** Serves a built folder with the production server on a free port. Gives its address and a function that ends it. */
export const serveBuilt = (
  engine: string,
  dist: string,
  leads: string,
): Promise<{ site: string; stop: () => void }> =>
  new Promise((resolve, reject) => {
    const server: ChildProcess = spawn(
      process.execPath,
      [join(engine, 'scripts/run.mjs'), 'serve', '--dir', dist],
      {
        env: {
          ...process.env,
          PORT: '0',
          HOST: '127.0.0.1',
          LEADS_URL: leads,
          NODE_ENV: 'production',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const site = /^ready (http:\S+)/m.exec(said)?.[1]
      if (site) resolve({ site, stop: () => server.kill('SIGTERM') })
    })
    server.on('exit', (code) => reject(new Error(`The server stopped with ${code}.`)))
  })
