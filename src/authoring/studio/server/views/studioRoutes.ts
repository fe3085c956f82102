import type { FastifyInstance } from 'fastify'
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
  operationRequest,
  turnRequest,
} from '../../protocol/requests.ts'
import type { Writing } from '../../protocol/routes.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { Editor } from '../edit/editor.ts'
import { answers, refused, unclear } from './answers.ts'
import { type DrawnQuery, drawnAnswer, withDrawn } from './drawnAnswer.ts'
import { namesOfSite } from './namesOfSite.ts'
import { sentParts } from './sentParts.ts'

/** What the studio's page asks for, and what it does. */
export const studioRoutes = (
  app: FastifyInstance,
  { workspace, pageOptions }: PreviewParts,
  editor: Editor,
): void => {
  const writes = <T>(name: Writing, request: z.ZodType<T>, work: (asked: T) => Done) =>
    app.post<{ Querystring: DrawnQuery }>(`${studioFolder}${name}`, ({ body, query }, reply) => {
      const asked = request.safeParse(body)
      return asked.success
        ? withDrawn({ workspace, pageOptions: pageOptions }, work(asked.data), query)
        : refused(reply, unclear(asked.error), 400)
    })
  answers(app, 'document', ({ file, known }, reply) => {
    const answer = editor.document(file)
    if (answer && answer.hash === known) return { isKnown: true }
    return answer ?? refused(reply, `There is no document ${file}.`, 404)
  })
  answers(app, 'names', () => namesOfSite(pageOptions().kit, workspace.live(), pageOptions().today))
  app.get(`${studioFolder}events`, { exposeHeadRoute: false }, (_request, reply) => {
    let last: LiveOverview | undefined
    sendEvents(reply, workspace, (): OverviewEvent => {
      const [before, overview] = [last, liveOverviewOf(workspace)]
      last = overview
      return before ? { patch: overviewPatch(before, overview) } : { overview }
    })
  })
  answers(app, 'parts', () => sentParts(pageOptions().kit))
  answers(app, 'history', ({ by }) => editor.history(makerOf(`@${by}`)))
  answers(app, 'drawn', (query) => drawnAnswer({ workspace, pageOptions: pageOptions }, query))
  writes('change', changeRequest, editor.change)
  writes('operation', operationRequest, editor.operate)
  writes('answer', answerRequest, editor.answer)
  writes('undo', turnRequest, (request) => editor.turn('undo', request))
  writes('redo', turnRequest, (request) => editor.turn('redo', request))
}
