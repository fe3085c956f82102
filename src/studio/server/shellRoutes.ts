import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authoringHtml } from '../../preview/authoringFiles.ts'
import type { PreviewParts } from '../../preview/PreviewParts.ts'
import { sendHtml } from '../../preview/sendReply.ts'
import { readOnlyMeta, siteMeta, tokenMeta } from '../protocol/studioPage.ts'
import { originAt } from './originAt.ts'
import { shellPolicy } from './safety.ts'

type Options = { readonly token: string; readonly readOnly: string | undefined; readonly sitePort: () => number }

/** The studio's own page, whatever it shows; its head says the token by which it writes, and where the site stands. */
export const shellRoutes = (app: FastifyInstance, { authoring }: PreviewParts, { token, readOnly, sitePort }: Options): void => {
  const entry = authoring.entry('studio.tsx')
  const says = (site: string) => ({
    [siteMeta]: site,
    ...(readOnly === undefined ? { [tokenMeta]: token } : { [tokenMeta]: '', [readOnlyMeta]: readOnly }),
  })
  const send = ({ headers: { host = '' } }: FastifyRequest, reply: FastifyReply) => {
    const site = originAt(host, sitePort())
    reply.header('Content-Security-Policy', shellPolicy(site))
    return sendHtml(reply, authoringHtml(entry, '/~assets/', 'Authoring', says(site)))
  }
  app.get('/~', send)
  app.get('/~/*', send)
}
