import type { AddressInfo } from 'node:net'
import { visitorFiles } from '../build/clientFiles.ts'
import type { Engine } from '../engine/Engine.ts'
import { onStop } from '../server/onStop.ts'
import { say, tell } from '../terminal/print.mjs'
import { printableLine } from '../terminal/printable.mjs'
import { typed } from '../terminal/typed.mjs'
import type { AuthoringKit } from './AuthoringKit.ts'
import { authoringFiles } from './authoringFiles.ts'
import { openDesk } from './desk.ts'
import { followParts, type Reopen } from './followParts.ts'
import { type House, previewServer } from './previewServer.ts'

export type RunPreviewOptions = {
  readonly kit: AuthoringKit
  readonly root: string
  readonly engine: Engine
  readonly host: string
  readonly port: number
  readonly origin?: string | undefined
  /** Opens the site's own parts anew once they have changed. */
  readonly reopen: Reopen
  /** What is wrong with them at the start, where something is. */
  readonly problem?: string | undefined
}

/** Runs the authoring server until SIGTERM or SIGINT, then ends the process with 0. Throws where it can't begin. */
export const runPreview = async ({ kit, root, engine, host, port, origin, reopen, problem }: RunPreviewOptions): Promise<void> => {
  const desk = openDesk({ kit, root, engine, origin, report: (line) => tell(printableLine(line)) })
  let house: House = { kit, client: visitorFiles(engine, kit) }
  if (problem !== undefined) desk.take({ problem })
  const unfollow = followParts(desk, reopen, (next) => {
    house = next
  })
  const app = previewServer({ house: () => house, desk, authoring: authoringFiles(engine.authoring), host })
  try {
    await app.listen({ host, port })
  } catch (error) {
    unfollow()
    desk.close()
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(`port ${port} is in use. Stop the program that uses it, or name another port: PORT=${port + 1} ${typed('dev')}`)
    throw error
  }
  onStop(() => {
    unfollow()
    desk.close()
    return app.close()
  })
  const address = app.server.address() as AddressInfo // it listens on a port, not on a pipe
  say(`ready http://${host.includes(':') ? `[${host}]` : host}:${address.port}`)
}
