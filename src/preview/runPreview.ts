import type { AddressInfo } from 'node:net'
import { clientFiles } from '../build/clientFiles.ts'
import type { Engine } from '../engine/Engine.ts'
import { onStop } from '../server/onStop.ts'
import { say, tell } from '../terminal/print.mjs'
import { printableLine } from '../terminal/printable.mjs'
import { typed } from '../terminal/typed.mjs'
import type { AuthoringKit } from './AuthoringKit.ts'
import { authoringFiles } from './authoringFiles.ts'
import { openDesk } from './desk.ts'
import { previewServer } from './previewServer.ts'

export type RunPreviewOptions = {
  readonly kit: AuthoringKit
  readonly root: string
  readonly engine: Engine
  readonly host: string
  readonly port: number
  readonly origin?: string | undefined
}

/** Runs the authoring server until SIGTERM or SIGINT, then ends the process with 0. Throws where it can't begin. */
export const runPreview = async ({ kit, root, engine, host, port, origin }: RunPreviewOptions): Promise<void> => {
  const desk = openDesk({ kit, root, engine, origin, report: (line) => tell(printableLine(line)) })
  const app = previewServer({ kit, desk, client: clientFiles(engine.client), authoring: authoringFiles(engine.authoring), host })
  try {
    await app.listen({ host, port })
  } catch (error) {
    desk.close()
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(`port ${port} is in use. Stop the program that uses it, or name another port: PORT=${port + 1} ${typed('dev')}`)
    throw error
  }
  onStop(() => {
    desk.close()
    return app.close()
  })
  const address = app.server.address() as AddressInfo // it listens on a port, not on a pipe
  say(`ready http://${host.includes(':') ? `[${host}]` : host}:${address.port}`)
}
