import type { FastifyInstance } from 'fastify'
import { defaultTemplate, templates, templateWords } from '../../site/scaffold/templates.ts'
import { sendEvents } from './events.ts'
import { liveOverviewOf } from './liveOverviewOf.ts'
import type { PreviewParts } from './PreviewParts.ts'
import { sendFile } from './sendReply.ts'

/** The files that authors' pages load: each name is of what stands in it, so that browsers keep them, and what they have made of the scripts. */
export const authoringFilesRoute = (app: FastifyInstance, { authoring }: PreviewParts): void => {
  app.get<{ Params: { '*': string } }>('/~assets/*', ({ params }, reply) => {
    const file = authoring.files.get(params['*'])
    if (file) reply.header('Cache-Control', 'private, max-age=31536000, immutable')
    return sendFile(reply, params['*'], file)
  })
}

/** What authors' pages ask for: what is to be told of the site. */
export const authoringRoutes = (app: FastifyInstance, { workspace }: PreviewParts): void => {
  const overview = () => liveOverviewOf(workspace)
  app.get('/~api/overview', () => overview())
  app.get('/~api/events', { exposeHeadRoute: false }, (_request, reply) =>
    sendEvents(reply, workspace, overview),
  )
  app.get('/~api/templates', () => ({
    templates: [...templates.keys()].map((name) => ({ name, what: templateWords(name) })),
    defaultTemplate,
  }))
}
