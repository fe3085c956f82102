import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { errorMessage } from '../../../../core/text/errorMessage.mjs'
import { withoutSchemas } from '../../../../site/server/withoutSchemas.ts'
import { isFromHere } from '../../../workspace/isFromHere.ts'
import type { Done } from '../../protocol/requests.ts'
import { whyText } from '../../protocol/saidText.ts'
import { sayFailure } from '../edit/sayFailure.ts'
import { matchedRoute } from './matchedRoute.ts'
import { studioFolder } from './studioFolder.ts'

type Options = {
  /** The name that the server was started with: other names are not answered. */
  readonly host: string
  /** The headers of every answer. */
  readonly headers: (request: FastifyRequest) => Readonly<Record<string, string>>
}

/** The most that one request may carry, in bytes: a change of a whole document of the largest kind. */
const bodyLimit = 5_000_000

/** The most that the address of a request may hold with all that goes along, in bytes: a question may name each file that waits. */
const maxHeaderSize = 131_072

const failureText = (error: unknown): string => {
  const why = sayFailure(error)
  if (why !== undefined) return whyText(why)
  return errorMessage(error)
}

/** An answer in words: to the studio's own page as it expects it, to all others as text. */
export const tellProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  why: string,
  code: number,
) =>
  matchedRoute(request).startsWith(studioFolder)
    ? reply.code(code).send({ done: false, why } satisfies Done)
    : reply.code(code).type('text/plain; charset=utf-8').send(`${why}\n`)

const tooLarge = 'This is more than can be taken at once. Nothing was changed.'

const tooHeavy =
  'The picture weighs more than 20 MB: save it smaller, 2000 pixels are enough for any page. Nothing was changed.'
const unclear = 'This was not understood. Nothing was changed.'

const codeOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that the server has, as methods and address. */
    readonly known: { readonly method: string; readonly url: string }[]
  }
}

/** One of the studio's two servers, without its routes: answers only under addresses that nobody else can have made lead here. */
export const openApp = ({ host, headers }: Options): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    schemaController: withoutSchemas,
    forceCloseConnections: true,
    bodyLimit,
    http: { maxHeaderSize },
  })
  const known: { readonly method: string; readonly url: string }[] = []
  app.decorate('known', known)
  app.addHook('onRoute', ({ method, url }) => {
    known.push(...[method].flat().map((one) => ({ method: one, url })))
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers(request))
    if (!isFromHere(request.headers, host))
      await tellProblem(request, reply, 'This is not the studio’s own address.', 403)
  })
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error)
    const why =
      code === 413
        ? matchedRoute(request) === `${studioFolder}upload`
          ? tooHeavy
          : tooLarge
        : code < 500
          ? unclear
          : failureText(error)
    return tellProblem(request, reply, why, code)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  // What a form posts by itself is not looked at.
  app.addContentTypeParser('*', (_request, payload, done) =>
    payload.resume().on('end', () => done(null)),
  )
  return app
}
