import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authoringHtml } from '../../preview/authoringFiles.ts'
import type { PreviewParts } from '../../preview/PreviewParts.ts'
import { sendHtml } from '../../preview/sendReply.ts'
import { readOnlyMeta, siteMeta, tokenMeta } from '../protocol/studioPage.ts'
import { openDrawAhead } from './drawAhead.ts'
import { firstAnswers } from './firstAnswers.ts'
import { originAt } from './originAt.ts'
import { shellPolicy } from './safety.ts'

type Options = { readonly token: string; readonly readOnly: string | undefined; readonly sitePort: () => number }

/** Where the files of authors' pages are given out. */
export const authoringBase = '/~assets/'

const addressIn = (url: string): string => url.replace(/[?#].*/, '')

/** The page that the studio is opened on; what is no address of one is none. */
const routeIn = (url: string): string => {
  try {
    return decodeURI(addressIn(url)).slice('/~'.length) || '/'
  } catch {
    return '/'
  }
}

/** The studio's own page, whatever it shows; its head says the token by which it writes, and where the site stands. */
export const shellRoutes = (app: FastifyInstance, parts: PreviewParts, { token, readOnly, sitePort }: Options): void => {
  const entry = parts.authoring.entry('studio.tsx')
  const text = (site: string) => ({
    [siteMeta]: site,
    ...(readOnly === undefined ? { [tokenMeta]: token } : { [tokenMeta]: '', [readOnlyMeta]: readOnly }),
  })
  const files = [entry.script, ...entry.imports, ...entry.styles].map((file) => authoringBase + file)
  const ahead = openDrawAhead(files, (address) => firstAnswers(parts, routeIn(address)))
  app.addHook('onResponse', async ({ url }) => ahead.gave(url))
  const send = ({ url, headers: { host = '' } }: FastifyRequest, reply: FastifyReply) => {
    const site = originAt(host, sitePort())
    const isPage = url.startsWith('/~/') && !url.startsWith('/~/_') // `/~` alone is asked for its token
    if (isPage) ahead.opened(url)
    reply.header('Content-Security-Policy', shellPolicy(site))
    return sendHtml(reply, authoringHtml(entry, authoringBase, 'Authoring', text(site), isPage ? site + addressIn(url).slice('/~'.length) : undefined))
  }
  app.get('/~', send)
  app.get('/~/*', send)
}
