import type { FastifyInstance } from 'fastify'
import { authoringFilesRoute, authoringRoutes } from '../../workspace/authoringRoutes.ts'
import { galleryRoutes } from '../../workspace/gallery/galleryRoutes.ts'
import type { PreviewParts } from '../../workspace/PreviewParts.ts'
import { sandboxed, siteRoutes } from '../../workspace/siteRoutes.ts'
import type { Access } from './access/access.ts'
import { enterAddress } from './access/enterAddress.ts'
import { enterRoutes, guard } from './access/enterRoutes.ts'
import { pathAsked } from './access/matchedRoute.ts'
import { openApp, tellProblem } from './access/openApp.ts'
import { originAt } from './access/originAt.ts'
import { refusalOf, studioHeaders } from './access/safety.ts'
import { standsElsewhere } from './access/standsElsewhere.ts'
import { newToken } from './access/token.ts'
import type { Editor } from './edit/editor.ts'
import type { Publisher } from './publish/openPublisher.ts'
import { publishRoutes } from './publish/publishRoutes.ts'
import { shellRoutes } from './views/shellRoutes.ts'
import { studioRoutes } from './views/studioRoutes.ts'
import { uploadRoute } from './views/uploadRoute.ts'
import { viewRoutes } from './views/viewRoutes.ts'

export type StudioServerOptions = {
  readonly parts: PreviewParts
  readonly editor: Editor
  readonly publisher: Publisher
  readonly host: string
  readonly access: Access
  /** Where the site stands beside it, once it does. */
  readonly sitePort: () => number
}

/** The studio's own origin, not yet listening: its pages and what they ask for. Only what its own page sends is written. */
export const studioServer = ({
  parts,
  editor,
  publisher,
  host,
  access,
  sitePort,
}: StudioServerOptions): FastifyInstance => {
  const token = newToken()
  const app = openApp({ host, headers: () => studioHeaders })
  guard(app, access, () => enterAddress)
  app.addHook('onRequest', async (request, reply) => {
    const why = refusalOf(request, token, access.readOnly)
    if (why !== undefined) return tellProblem(request, reply, why, 403)
    if (standsElsewhere(request))
      return reply.redirect(
        originAt(request.headers.host ?? '', sitePort()) + pathAsked(request),
        302,
      )
  })
  authoringFilesRoute(app, parts)
  enterRoutes(app, access)
  shellRoutes(app, parts, { token, readOnly: access.readOnly, sitePort })
  authoringRoutes(app, parts)
  galleryRoutes(app, parts)
  studioRoutes(app, parts, editor)
  viewRoutes(app, parts, editor)
  uploadRoute(app, editor)
  publishRoutes(app, publisher, editor)
  // The site itself stands at its own origin; programs may ask for its pages here too, where they can run nothing.
  siteRoutes(app, parts, { headersOf: () => sandboxed })
  return app
}
