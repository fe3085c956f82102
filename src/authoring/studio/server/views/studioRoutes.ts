import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { sendEvents } from '../../../workspace/events.ts'
import { type LiveOverview, liveOverviewOf } from '../../../workspace/liveOverviewOf.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import { makerOf } from '../../protocol/maker.ts'
import { type OverviewEvent, overviewPatch } from '../../protocol/overviewPatch.ts'
import {
  answerRequest,
  changeRequest,
  type Done,
  type KnownDocument,
  operationRequest,
  turnRequest,
} from '../../protocol/requests.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { Editor } from '../edit/editor.ts'
import { type DrawnQuery, drawnAnswer, withDrawn } from './drawnAnswer.ts'
import { namesOfSite } from './namesOfSite.ts'
import { sentParts } from './sentParts.ts'

const refused = (reply: FastifyReply, why: string, code: number) =>
  reply.code(code).send({ done: false, why } satisfies Done)

/** What the studio's page asks for, and what it does. */
export const studioRoutes = (
  app: FastifyInstance,
  { workspace, pageOptions }: PreviewParts,
  editor: Editor,
): void => {
  const writes = <T>(name: string, request: z.ZodType<T>, work: (asked: T) => Done) =>
    app.post<{ Querystring: DrawnQuery }>(`${studioFolder}${name}`, ({ body, query }, reply) => {
      const asked = request.safeParse(body)
      return asked.success
        ? withDrawn({ workspace, pageOptions: pageOptions }, work(asked.data), query)
        : refused(
            reply,
            `This was not understood: ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}.`,
            400,
          )
    })
  app.get<{ Querystring: { file?: string; known?: string } }>(
    `${studioFolder}document`,
    ({ query: { file = '', known } }, reply) => {
      const answer = editor.document(file)
      if (answer && answer.hash === known) return { isKnown: true } satisfies KnownDocument
      return answer ?? refused(reply, `There is no document ${file}.`, 404)
    },
  )
  app.get(`${studioFolder}names`, () =>
    namesOfSite(pageOptions().kit, workspace.live(), pageOptions().today),
  )
  app.get(`${studioFolder}events`, { exposeHeadRoute: false }, (_request, reply) => {
    let last: LiveOverview | undefined
    sendEvents(reply, workspace, (): OverviewEvent => {
      const [before, overview] = [last, liveOverviewOf(workspace)]
      last = overview
      return before ? { patch: overviewPatch(before, overview) } : { overview }
    })
  })
  app.get(`${studioFolder}parts`, () => sentParts(pageOptions().kit))
  app.get<{ Querystring: { by?: string } }>(`${studioFolder}history`, ({ query: { by = '' } }) =>
    editor.history(makerOf(`@${by}`)),
  )
  app.get<{ Querystring: DrawnQuery }>(`${studioFolder}drawn`, ({ query }) =>
    drawnAnswer({ workspace, pageOptions: pageOptions }, query),
  )
  writes('change', changeRequest, editor.change)
  writes('operation', operationRequest, editor.operate)
  writes('answer', answerRequest, editor.answer)
  writes('undo', turnRequest, (request) => editor.turn('undo', request))
  writes('redo', turnRequest, (request) => editor.turn('redo', request))
}
