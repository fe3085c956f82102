import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Done } from '../../protocol/requests.ts'
import { type AnswerTo, type Question, queries } from '../../protocol/routes.ts'
import { studioFolder } from '../access/studioFolder.ts'

export const refused = (reply: FastifyReply, why: string, code: number) =>
  reply.code(code).send({ done: false, why } satisfies Done)

/** What was sent and is not as the protocol has it. */
export const unclear = (error: z.ZodError): string =>
  `This was not understood: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`

/** Answers a question of the studio's page. */
export const answers = <Q extends Question>(
  app: FastifyInstance,
  question: Q,
  work: (
    query: z.output<(typeof queries)[Q]>,
    reply: FastifyReply,
  ) => AnswerTo<Q> | Promise<AnswerTo<Q>> | FastifyReply,
): void => {
  app.get(`${studioFolder}${question}`, ({ query }, reply): unknown => {
    const asked = queries[question].safeParse(query)
    return asked.success
      ? work(asked.data as z.output<(typeof queries)[Q]>, reply) // the compiler does not tie a schema to its question
      : refused(reply, unclear(asked.error), 400)
  })
}
