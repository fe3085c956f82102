import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authoringHtml } from '../../../workspace/authoringFiles.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import { sendFile, sendHtml } from '../../../workspace/sendReply.ts'
import { checkerAddress } from '../../protocol/studioPage.ts'
import { shellPolicy } from '../access/safety.ts'

/**
 * The checker of documents, at the site's own origin: it checks and draws by the site's own blocks and rules, which are programs of whoever wrote
 * them. `studioOf` names the origin that may hold it in a frame.
 */
export const checkerRoutes = (
  app: FastifyInstance,
  { workspace, authoring, pageOptions }: PreviewParts,
  studioOf: (request: FastifyRequest) => string,
): void => {
  const entry = authoring.entry('siteChecker.tsx')
  const modules = () => pageOptions().kit.own?.modules ?? {}
  app.get(checkerAddress, (request, reply) => {
    reply.header(
      'Content-Security-Policy',
      shellPolicy("'self'").replace(
        "frame-ancestors 'none'",
        `frame-ancestors ${studioOf(request)}`,
      ),
    )
    return sendHtml(reply, authoringHtml(entry, '/~assets/', 'Check a document'))
  })
  app.get(`${checkerAddress}/sources`, () => ({
    ...workspace.live().sources,
    ...(pageOptions().kit.own ? { own: `${checkerAddress}/own/` } : {}),
  }))
  app.get<{ Params: { '*': string } }>(`${checkerAddress}/own/*`, ({ params }, reply) => {
    const file = Object.entries(modules()).find(([name]) => name === params['*'])?.[1]
    return sendFile(reply, 'parts.js', file === undefined ? undefined : readFileSync(file))
  })
}
