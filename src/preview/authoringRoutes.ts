import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ScaffoldProblem } from '../scaffold/newPage.ts'
import { nextSteps } from '../scaffold/nextSteps.ts'
import { templates, templateWords, usualTemplate } from '../scaffold/templates.ts'
import { writeNewPage } from '../scaffold/writeNewPage.ts'
import { sendEvents } from './events.ts'
import { blockPlaces, overviewOf } from './overview.ts'
import type { PreviewParts } from './PreviewParts.ts'
import { pageAnswer, pageAt } from './pageAnswer.ts'
import { sendFile } from './sendReply.ts'

const text = z.string().trim().max(500)
const newPageRequest = z.object({
  route: text.min(1),
  template: text.default(usualTemplate),
  linkFrom: text.optional().transform((route) => route || undefined),
})

/** The files that authors' pages load. */
export const authoringFilesRoute = (app: FastifyInstance, { authoring }: PreviewParts): void => {
  app.get<{ Params: { '*': string } }>('/~assets/*', ({ params }, reply) => sendFile(reply, params['*'], authoring.files.get(params['*'])))
}

/** What authors' pages ask for: what is to be told of the site, and the making of new pages. */
export const authoringRoutes = (app: FastifyInstance, { desk, around }: PreviewParts): void => {
  const overview = () => ({ ...overviewOf(desk.live(), desk.root), version: desk.version(), problem: desk.problem() })
  app.get('/~api/overview', () => overview())
  app.get('/~api/events', { exposeHeadRoute: false }, (_request, reply) => sendEvents(reply, desk, overview))
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
