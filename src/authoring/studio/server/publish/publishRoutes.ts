import type { FastifyInstance } from 'fastify'
import {
  bringBackRequest,
  type PublishTicks,
  publishRequest,
  publishTicks,
} from '../../protocol/publishing.ts'
import type { Done } from '../../protocol/requests.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { Editor } from '../edit/editor.ts'
import { answers } from '../views/answers.ts'
import type { Publisher } from './openPublisher.ts'

const gone = {
  done: false,
  why: 'This version is not kept here any more. Nothing was changed.',
} satisfies Done

/** What is ticked, as the address has it; nothing said where that can't be read. */
const ticksIn = (text: string): PublishTicks | undefined => {
  try {
    return publishTicks.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The report has a policy of its own for what runs in it; whatever that is, it stands at no origin that could ask the studio for anything. */
const reportPolicy = "sandbox allow-scripts; frame-ancestors 'none'"

const unclear = { done: false, why: 'This was not understood. Nothing was changed.' } satisfies Done

/** What the views Publish and History ask for. */
export const publishRoutes = (app: FastifyInstance, publisher: Publisher, editor: Editor): void => {
  answers(app, 'publish', ({ ticks }) => publisher.state(ticksIn(ticks)))
  app.post(`${studioFolder}publish`, (call, reply) => {
    const asked = publishRequest.safeParse(call.body)
    return asked.success ? publisher.publish(asked.data) : reply.code(400).send(unclear)
  })
  answers(app, 'versions', ({ file, most }) =>
    publisher.versions(file, most === undefined ? undefined : Number(most)),
  )
  answers(app, 'version', ({ id }) => publisher.version(id))
  answers(app, 'pictures', ({ id }) => publisher.pictures(id))
  app.get<{ Params: { id: string } }>(
    `${studioFolder}pictures/:id`,
    ({ params: { id } }, reply) => {
      const page = publisher.picturesPage(id)
      if (page === undefined)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('There are no such pictures: make them again in History.\n')
      return reply
        .header('Content-Security-Policy', reportPolicy)
        .type('text/html; charset=utf-8')
        .send(page)
    },
  )
  app.post(`${studioFolder}bring-back`, async (call, reply): Promise<Done> => {
    const asked = bringBackRequest.safeParse(call.body)
    if (!asked.success) return reply.code(400).send(unclear)
    const { id, version, what } = asked.data
    const plan = await publisher.back(version, what)
    return plan ? editor.plan(id, plan) : gone
  })
}
