import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authoringFilesRoute } from '../../workspace/authoringRoutes.ts'
import { galleryRoutes } from '../../workspace/gallery/galleryRoutes.ts'
import type { PreviewParts } from '../../workspace/PreviewParts.ts'
import { siteRoutes } from '../../workspace/siteRoutes.ts'
import type { Access } from './access/access.ts'
import { enterAddress } from './access/enterAddress.ts'
import { guard } from './access/enterRoutes.ts'
import { framedPolicy } from './access/framedPolicy.ts'
import { openApp, tellProblem } from './access/openApp.ts'
import { originAt } from './access/originAt.ts'
import { checkerRoutes } from './views/checkerRoutes.ts'
import { servedPage } from './views/drawnPage.ts'

export type SiteServerOptions = {
  readonly parts: PreviewParts
  readonly host: string
  readonly access: Access
  readonly studioPort: number
}

/** The site's own origin, not yet listening: pages and whatever they bring, which can reach nothing of the studio. Nothing is written here. */
export const siteServer = ({
  parts,
  host,
  access,
  studioPort,
}: SiteServerOptions): FastifyInstance => {
  const studioOf = ({ headers }: FastifyRequest) => originAt(headers.host ?? '', studioPort)
  const app = openApp({
    host,
    headers: (request) => ({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site',
      // Another port is no other site: without this the browser draws the page and the studio around it in turn, in one process.
      'Origin-Agent-Cluster': '?1',
      'Content-Security-Policy': `frame-ancestors ${studioOf(request)}`,
    }),
  })
  guard(app, access, (request) => studioOf(request) + enterAddress)
  app.addHook('onRequest', async (request, reply) => {
    // It would stay in the browser, and answer for whatever stands at this port next.
    if (request.headers['service-worker'] !== undefined)
      await tellProblem(request, reply, 'There is no such script.', 403)
  })
  authoringFilesRoute(app, parts)
  galleryRoutes(app, parts)
  checkerRoutes(app, parts, studioOf)
  const frame = parts.authoring.entry('frame.ts')
  const script = `/~assets/${frame.script}`
  // Said by a header: the page has nothing more in it. A browser would find what the script imports only once that has come.
  const Link = frame.imports.map((file) => `</~assets/${file}>; rel=modulepreload`).join(', ')
  siteRoutes(app, parts, {
    draw: (live, route, options, request) =>
      servedPage(live, route, options, { script, studio: studioOf(request) }),
    leadsTabs: false,
    headersOf: (html, request) => ({
      'Content-Security-Policy': framedPolicy(html, studioOf(request)),
      ...(html.includes(script) ? { Link } : {}),
    }),
  })
  return app
}
