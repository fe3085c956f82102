import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authoringRoutes } from '../../preview/authoringRoutes.ts'
import { galleryRoutes } from '../../preview/gallery/galleryRoutes.ts'
import type { PreviewParts } from '../../preview/PreviewParts.ts'
import { siteRoutes } from '../../preview/siteRoutes.ts'
import { siteMeta, tokenMeta } from '../protocol/studioPage.ts'
import type { Editor } from './editor.ts'
import { openApp, tellProblem } from './openApp.ts'
import { originAt } from './originAt.ts'
import { studioFolder } from './studioFolder.ts'
import { studioRoutes } from './studioRoutes.ts'
import { newToken, showsToken } from './token.ts'
import { viewRoutes } from './viewRoutes.ts'

export type StudioServerOptions = {
  readonly parts: PreviewParts
  readonly editor: Editor
  readonly host: string
  /** Where the site stands beside it, once it does. */
  readonly sitePort: () => number
}

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'SAMEORIGIN' }

/** The studio's own origin, not yet listening: its pages and what they ask for. Only what its own page sends is written. */
export const studioServer = ({ parts, editor, host, sitePort }: StudioServerOptions): FastifyInstance => {
  const token = newToken()
  const app = openApp({ host, headers: () => headers })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith(studioFolder)) return
    if (request.headers.origin === `http://${request.headers.host}` && showsToken(request.headers, token)) return
    await tellProblem(request, reply, 'The studio was started anew since this page was opened: load the page again. Nothing was changed.', 403)
  })
  const says = ({ headers: { host: name = '' } }: FastifyRequest) => ({ [tokenMeta]: token, [siteMeta]: originAt(name, sitePort()) })
  authoringRoutes(app, parts, says)
  galleryRoutes(app, parts)
  studioRoutes(app, parts, editor)
  viewRoutes(app, parts, editor)
  siteRoutes(app, parts)
  return app
}
