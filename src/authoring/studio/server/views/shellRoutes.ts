import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authoringHtml } from '../../../workspace/authoringFiles.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import { sendHtml } from '../../../workspace/sendReply.ts'
import { readOnlyMeta, siteMeta, tokenMeta } from '../../protocol/studioPage.ts'
import { originAt } from '../access/originAt.ts'
import { shellPolicy } from '../access/safety.ts'
import { openDrawAhead } from './drawAhead.ts'
import { firstAnswers } from './firstAnswers.ts'

type Options = {
  readonly token: string
  readonly readOnly: string | undefined
  readonly sitePort: () => number
}

/** Where the files of authors' pages are given out. */
const base = '/~assets/'

/** The page that the studio is opened on; what is no address of one is none. */
const routeIn = (address: string): string => {
  try {
    return decodeURI(address.replace(/[?#].*/, '')).slice('/~'.length) || '/'
  } catch {
    return '/'
  }
}

/** The studio's own page, whatever it shows; its head says the token by which it writes, and where the site stands. */
export const shellRoutes = (
  app: FastifyInstance,
  parts: PreviewParts,
  { token, readOnly, sitePort }: Options,
): void => {
  const entry = parts.authoring.entry('studio.tsx')
  const text = (site: string) => ({
    [siteMeta]: site,
    ...(readOnly === undefined
      ? { [tokenMeta]: token }
      : { [tokenMeta]: '', [readOnlyMeta]: readOnly }),
  })
  const files = [entry.script, ...entry.imports, ...entry.styles].map((file) => base + file)
  const ahead = openDrawAhead(files, (address) => firstAnswers(parts, routeIn(address)))
  app.addHook('onResponse', async ({ url }) => ahead.gave(url))
  const send = ({ url, headers: { host = '' } }: FastifyRequest, reply: FastifyReply) => {
    const site = originAt(host, sitePort())
    if (url.startsWith('/~/') && !url.startsWith('/~/_')) ahead.opened(url) // `/~` alone is asked for its token
    reply.header('Content-Security-Policy', shellPolicy(site))
    return sendHtml(reply, authoringHtml(entry, base, 'Studio', text(site)))
  }
  app.get('/~', send)
  app.get('/~/*', send)
}
