import Fastify, { type FastifyInstance } from 'fastify'
import type { ClientFiles } from '../build/clientFiles.ts'
import type { PageContext } from '../ui/PageContext.ts'
import type { AuthoringKit } from './AuthoringKit.ts'
import type { AuthoringFiles } from './authoringFiles.ts'
import { authoringRoutes } from './authoringRoutes.ts'
import type { Desk } from './desk.ts'
import { galleryRoutes } from './gallery/galleryRoutes.ts'
import { isFromHere } from './isFromHere.ts'
import { siteRoutes } from './siteRoutes.ts'

/** What pages are made with. */
export type House = { readonly kit: AuthoringKit; readonly client: ClientFiles }

export type PreviewOptions = {
  /** The kit and what visitors load: others once the site's own parts have changed. */
  readonly house: () => House
  readonly desk: Desk
  readonly authoring: AuthoringFiles
  /** The name that the server was started with: other names are not answered. */
  readonly host: string
  readonly now?: () => Date
}

/** What the routes share: what a page needs beside its site, as it is at this moment. */
export type PreviewParts = PreviewOptions & { readonly around: () => { readonly kit: AuthoringKit } & Pick<PageContext, 'scripts' | 'imports' | 'today'> }

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'SAMEORIGIN' }

/** The authoring server, not yet listening: the site's pages at their own addresses, and around them, below `/~`, what authors use. */
export const previewServer = (options: PreviewOptions): FastifyInstance => {
  const { house, host, now = () => new Date() } = options
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!isFromHere(request.headers, host)) await reply.code(403).type('text/plain; charset=utf-8').send('This is not the authoring server’s own address.\n')
  })
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .send(`${error instanceof Error ? error.message : String(error)}\n`),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  // What a form posts by itself is not looked at.
  app.addContentTypeParser('*', (_request, payload, done) => payload.resume().on('end', () => done(null)))
  const around = () => {
    const { kit, client } = house()
    return { kit, scripts: client.scripts, imports: client.imports, today: now().toISOString().slice(0, 10) }
  }
  const parts: PreviewParts = { ...options, around }
  authoringRoutes(app, parts)
  galleryRoutes(app, parts)
  siteRoutes(app, parts)
  return app
}
