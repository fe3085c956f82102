import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { typed } from '../../../core/text/typed.mjs'
import type { PreviewParts } from '../../workspace/PreviewParts.ts'
import type { Access } from './access/access.ts'
import { originAt } from './access/originAt.ts'
import type { Editor } from './edit/editor.ts'
import type { Publisher } from './publish/openPublisher.ts'
import { siteServer } from './siteServer.ts'
import { studioServer } from './studioServer.ts'

export type ServersOptions = {
  readonly parts: PreviewParts
  readonly editor: Editor
  readonly publisher: Publisher
  readonly access: Access
  readonly host: string
  readonly port: number
}

/** The studio while it runs: the origins of its own pages and of the site. */
export type Servers = {
  readonly studio: string
  readonly site: string
  /** Both servers with all their routes. */
  readonly apps: readonly FastifyInstance[]
  readonly close: () => Promise<void>
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port // it listens on a port, not on a pipe

const listen = async (app: FastifyInstance, host: string, port: number): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Error(
      `port ${port} is in use. Stop the program that uses it, or name another port: PORT=${port + 1} ${typed('dev')}`,
    )
  }
}

/** Opens a server on the port behind another one, or on any that is free. */
const listenBehind = async (
  make: () => FastifyInstance,
  host: string,
  port: number,
): Promise<FastifyInstance> => {
  const app = make()
  try {
    await app.listen({ host, port: port < 65_535 ? port + 1 : 0 })
    return app
  } catch (error) {
    if (!isTaken(error)) throw error
    const other = make()
    await other.listen({ host, port: 0 })
    return other
  }
}

/** Opens the studio's two origins: its own at a port, the site's behind it. Errors: throws in words where the port is in use. */
export const openServers = async ({
  parts,
  editor,
  publisher,
  access,
  host,
  port,
}: ServersOptions): Promise<Servers> => {
  const opened: FastifyInstance[] = []
  const close = async () => {
    await Promise.all(opened.map((app) => app.close()))
  }
  let sitePort = 0
  try {
    const studio = studioServer({
      parts,
      editor,
      publisher,
      host,
      access,
      sitePort: () => sitePort,
    })
    opened.push(studio)
    await listen(studio, host, port)
    const site = await listenBehind(
      () => siteServer({ parts, host, access, studioPort: portOf(studio) }),
      host,
      portOf(studio),
    )
    opened.push(site)
    sitePort = portOf(site)
    const name = host.includes(':') ? `[${host}]` : host
    return {
      studio: originAt(name, portOf(studio)),
      site: originAt(name, sitePort),
      apps: opened,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
