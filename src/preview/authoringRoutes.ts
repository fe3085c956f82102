import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ScaffoldProblem } from '../scaffold/newPage.ts'
import { nextSteps } from '../scaffold/nextSteps.ts'
import { templates, templateWords, usualTemplate } from '../scaffold/templates.ts'
import { writeNewPage } from '../scaffold/writeNewPage.ts'
import { authoringHtml } from './authoringFiles.ts'
import { sendEvents } from './events.ts'
import { blockPlaces, overviewOf } from './overview.ts'
import type { PreviewParts } from './PreviewParts.ts'
import { pageAnswer, pageAt } from './pageAnswer.ts'
import { sendFile, sendHtml } from './sendReply.ts'

const text = z.string().trim().max(500)
const newPageRequest = z.object({
  route: text.min(1),
  template: text.default(usualTemplate),
  linkFrom: text.optional().transform((route) => route || undefined),
})

/** What authors use: their own pages, what these ask for, and the making of new pages. `says` is what the head of their pages tells. */
export const authoringRoutes = (
  app: FastifyInstance,
  { desk, authoring, around }: PreviewParts,
  says: (request: FastifyRequest) => Readonly<Record<string, string>>,
): void => {
  const entry = authoring.entry('main.tsx')
  const shell = (request: FastifyRequest) => authoringHtml(entry, '/~assets/', 'Authoring', says(request))
  const overview = () => ({ ...overviewOf(desk.live(), desk.root), version: desk.version(), problem: desk.problem() })
  app.get('/~', (request, reply) => sendHtml(reply, shell(request)))
  app.get('/~/*', (request, reply) => sendHtml(reply, shell(request)))
  app.get<{ Params: { '*': string } }>('/~assets/*', ({ params }, reply) => sendFile(reply, params['*'], authoring.files.get(params['*'])))
  app.get('/~api/overview', () => overview())
  app.get('/~api/events', (request, reply) => {
    reply.hijack()
    sendEvents(request.raw, reply.raw, desk, overview)
  })
  app.get<{ Querystring: { route?: string } }>('/~api/page', ({ query: { route = '/' } }) => {
    const { site, good } = desk.live()
    const file = site && pageAt(site, route)?.file
    const known = file === undefined ? undefined : good.get(file)
    const { html, status } = pageAnswer(desk.live(), route, { ...around(), inFrame: true })
    return { file, blocks: known === undefined ? [] : blockPlaces(known), stamp: createHash('sha1').update(html).digest('hex'), status }
  })
  const modules = () => around().kit.own?.modules
  app.get('/~api/sources', () => ({ ...desk.live().sources, ...(modules() ? { own: '/~own/' } : {}) }))
  app.get<{ Params: { '*': string } }>('/~own/*', ({ params }, reply) => {
    const file = Object.entries(modules() ?? {}).find(([name]) => name === params['*'])?.[1]
    return sendFile(reply, 'parts.js', file === undefined ? undefined : readFileSync(file))
  })
  app.get('/~api/templates', () => ({ templates: [...templates.keys()].map((name) => ({ name, what: templateWords(name) })), usual: usualTemplate }))
  app.post('/~api/new', (request, reply) => {
    const asked = newPageRequest.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ message: 'Name the address of the new page, such as /services/trademark.' })
    try {
      const page = writeNewPage(around().kit, desk.root, desk.engine, { ...asked.data, today: around().today })
      desk.refresh()
      return { route: page.route, path: page.path, next: nextSteps(page, 'browser') }
    } catch (error) {
      if (error instanceof ScaffoldProblem) return reply.code(409).send({ message: error.message })
      throw error
    }
  })
}
