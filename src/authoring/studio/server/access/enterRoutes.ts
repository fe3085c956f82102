import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendHtml } from '../../../workspace/sendReply.ts'
import type { Access } from './access.ts'
import { enterAddress } from './enterAddress.ts'
import { matchedRoute } from './matchedRoute.ts'
import { tellProblem } from './openApp.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const page = (why: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The studio’s code</title><link rel="icon" href="data:,"><style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:24rem;margin:4rem auto;padding:0 1rem}label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}input,button{margin-block:.5rem;padding:.6rem}</style></head><body><main><h1>The studio</h1><form method="post" action="${enterAddress}"><label for="code">The code from the terminal in which the studio runs</label><input id="code" name="code" required autocomplete="one-time-code" autocapitalize="none" spellcheck="false"${why ? ' aria-describedby="why" aria-invalid="true"' : ''}>${why ? `<p id="why" role="alert">${why}</p>` : ''}<button type="submit">Enter</button></form></main></body></html>\n`

const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === undefined
    ? headers.accept?.includes('text/html') === true
    : headers['sec-fetch-dest'] === 'document')

/** Lets nobody in who has not shown the code; browsers are led to where it is asked for. */
export const guard = (
  app: FastifyInstance,
  access: Access,
  lead: (request: FastifyRequest) => string,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (access.admits(request.headers) || matchedRoute(request) === enterAddress) return
    if (isOpened(request)) return reply.redirect(lead(request), 302)
    return tellProblem(
      request,
      reply,
      'The studio asks for its code first: load the page again.',
      401,
    )
  })
}

/** Where a device shows the code, by a plain form. */
export const enterRoutes = (app: FastifyInstance, access: Access): void => {
  const ask = (reply: FastifyReply, why: string, status: number) => {
    reply.header('Content-Security-Policy', policy)
    return sendHtml(reply, page(why), status)
  }
  app.get(enterAddress, (_request, reply) => ask(reply, '', 200))
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Body: string }>(enterAddress, ({ body, ip }, reply) => {
      const entered = access.enter(new URLSearchParams(body).get('code') ?? '', ip)
      if ('why' in entered) return ask(reply, entered.why, 403)
      return reply.header('Set-Cookie', entered.cookie).redirect('/~', 303)
    })
  })
}
