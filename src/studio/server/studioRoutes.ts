import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { anyPageAt } from '../../model/editions/everyPage.ts'
import type { PreviewParts } from '../../preview/PreviewParts.ts'
import { answerRequest, changeRequest, type Done, operationRequest, turnRequest } from '../protocol/requests.ts'
import type { DrawnAnswer } from '../protocol/studioPage.ts'
import { drawnPage } from './drawnPage.ts'
import type { Editor } from './editor.ts'
import { namesOfSite } from './namesOfSite.ts'
import { studioFolder } from './studioFolder.ts'

const refused = (reply: FastifyReply, why: string, code: number) => reply.code(code).send({ done: false, why } satisfies Done)

/** What the studio's page asks for, and what it does. */
export const studioRoutes = (app: FastifyInstance, { desk, around }: PreviewParts, editor: Editor): void => {
  const writes = <T>(name: string, request: z.ZodType<T>, work: (asked: T) => Done) =>
    app.post(`${studioFolder}${name}`, (call, reply) => {
      const asked = request.safeParse(call.body)
      return asked.success
        ? work(asked.data)
        : refused(reply, `This was not understood: ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}.`, 400)
    })
  app.get<{ Querystring: { file?: string } }>(
    `${studioFolder}document`,
    ({ query: { file = '' } }, reply) => editor.document(file) ?? refused(reply, `There is no document ${file}.`, 404),
  )
  app.get(`${studioFolder}names`, () => namesOfSite(around().kit, desk.live(), around().today))
  app.get(`${studioFolder}history`, () => editor.history())
  app.get<{ Querystring: { route?: string } }>(`${studioFolder}drawn`, ({ query: { route = '/' } }): DrawnAnswer => {
    const { site } = desk.live()
    const { html, status } = drawnPage(desk.live(), route, { ...around(), inFrame: true })
    return { route, status, file: site && anyPageAt(site, route)?.file, html, stamp: createHash('sha1').update(html).digest('hex') }
  })
  writes('change', changeRequest, editor.change)
  writes('operation', operationRequest, editor.operate)
  writes('answer', answerRequest, editor.answer)
  writes('undo', turnRequest, (request) => editor.turn('undo', request))
  writes('redo', turnRequest, (request) => editor.turn('redo', request))
}
