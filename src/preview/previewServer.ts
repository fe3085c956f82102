import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { ClientFiles } from '../build/clientFiles.ts'
import { renderFragment } from '../build/renderFragment.tsx'
import { contentType } from '../server/contentTypes.ts'

import { type AuthoringFiles, authoringHtml } from './authoringFiles.ts'
import type { Desk } from './desk.ts'
import { sendEvents } from './events.ts'
import { isFromHere } from './localOnly.ts'
import { blockPlaces, overviewOf } from './overview.ts'
import { pageAnswer, pageAt } from './pageAnswer.ts'
import { sheetsOf } from './sheetsOf.ts'

export type PreviewOptions = {
  readonly desk: Desk
  readonly client: ClientFiles
  readonly authoring: AuthoringFiles
  readonly host: string
  readonly now?: () => Date
}

/**
 * Whether a browser opens the address in a tab: then it gets the authoring page around the page. Frames and programs get
 * the page itself. Browsers tell only local and encrypted servers what they ask for; elsewhere the address bar has no referrer.
 */
const opensTab = ({ accept = '', referer, ...headers }: IncomingHttpHeaders): boolean => {
  const destination = headers['sec-fetch-dest']
  return destination === undefined ? accept.includes('text/html') && referer === undefined : destination === 'document'
}

const html = (reply: FastifyReply, text: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(text)

/** The authoring server, not yet listening: the site's pages at their own addresses, and around them, below `/~`, what authors use. */
export const previewServer = ({ desk, client, authoring, host, now = () => new Date() }: PreviewOptions): FastifyInstance => {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  const today = () => now().toISOString().slice(0, 10)
  const overview = () => ({ ...overviewOf(desk.live(), desk.root), version: desk.version(), problem: desk.problem() })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'SAMEORIGIN' })
    if (!isFromHere(request.headers, host)) await reply.code(403).send('This address is not the authoring server’s own.\n')
  })

  const shell = authoringHtml(authoring.entry('main.tsx'), '/~assets/', 'Authoring')
  app.get('/~', (_request, reply) => html(reply, shell))
  app.get('/~/*', (_request, reply) => html(reply, shell))
  app.get<{ Params: { '*': string } }>('/~assets/*', (request, reply) => sendFile(reply, authoring.files, request.params['*']))
  app.get('/~api/overview', () => overview())
  app.get('/~api/events', (request, reply) => {
    reply.hijack()
    sendEvents(request.raw, reply.raw, desk, overview)
  })
  app.get<{ Querystring: { route?: string } }>('/~api/page', ({ query: { route = '/' } }) => {
    const { site, good } = desk.live()
    const file = site && pageAt(site, route)?.file
    const text = file && good.get(file)
    const drawn = pageAnswer(desk.live(), route, { scripts: client.scripts, today: today(), inFrame: true })
    return { file, blocks: text ? blockPlaces(text) : [], stamp: createHash('sha1').update(drawn.html).digest('hex'), status: drawn.status }
  })

  // What a form sends goes nowhere, and looks as it does when all is well.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.addContentTypeParser('*', (_request, payload, done) => payload.resume().on('end', () => done(null)))
  app.post('/f/*', (request, reply) => (request.headers.accept?.includes('json') ? { ok: true, next: '/' } : reply.redirect('/', 303)))

  app.get<{ Params: { id: string } }>('/assets/f/:id.html', (request, reply) => {
    const { site } = desk.live()
    const dialog = site?.dialogs.get(request.params.id)
    if (!site || !dialog) return reply.callNotFound()
    return html(reply, renderFragment({ site, page: dialog, scripts: client.scripts, formEndpoint: '', today: today() }, sheetsOf(site.settings).dialog))
  })
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const path = `assets/${request.params['*']}`
    if (client.files.has(path)) return sendFile(reply, client.files, path)
    const asset = desk.live().sources.assets.find(({ address }) => address === `/${path}`)
    return asset ? reply.type(contentType(asset.path)).send(readFileSync(join(desk.root, asset.path))) : reply.callNotFound()
  })

  app.get<{ Params: { '*': string }; Querystring: { alone?: string } }>('*', (request, reply) => {
    const route = `/${request.params['*'].replace(/^\/+|\/+$/g, '')}`
    if (opensTab(request.headers) && request.query.alone === undefined) return reply.redirect(`/~${route}`, 302)
    const answer = pageAnswer(desk.live(), route, { scripts: client.scripts, today: today(), inFrame: request.headers['sec-fetch-dest'] === 'iframe' })
    return html(reply, answer.html, answer.status)
  })
  return app
}

const sendFile = (reply: FastifyReply, files: ReadonlyMap<string, Buffer>, path: string) => {
  const content = files.get(path)
  return content ? reply.type(contentType(path)).send(content) : reply.callNotFound()
}
