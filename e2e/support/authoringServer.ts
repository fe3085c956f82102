import { type ChildProcess, spawn } from 'node:child_process'

/** An authoring server that answers at `address` until it is stopped. */
export type AuthoringServer = { readonly address: string; readonly stop: () => void }

/** Starts `npm run dev` for the site in a folder, on a free port, and waits for its ready line. */
export const startAuthoring = (folder: string): Promise<AuthoringServer> =>
  new Promise((done, failed) => {
    const server: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--root', folder], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' },
    })
    const stop = () => {
      server.removeAllListeners('exit')
      server.kill('SIGTERM')
    }
    let said = ''
    const listen = (chunk: Buffer) => {
      said += String(chunk)
      const address = /^ready (http:\S+)/m.exec(said)?.[1]
      if (address) done({ address, stop })
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', (code) => failed(new Error(`The authoring server stopped with ${code}: ${said}`)))
  })
