import { type IncomingMessage, METHODS, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { findAddress } from './findAddress.ts'
import { type FormService, formService } from './formService.ts'
import type { BuiltSite } from './readBuiltSite.ts'
import { securityHeaders } from './securityHeaders.ts'
import { sendResource } from './sendResource.ts'
import type { ContentStore } from './contentStore.ts'

export type ServerOptions = FormService & {
  /** Whose `X-Forwarded-*` headers are believed: nobody's, those of that many proxies, or of proxies at these addresses. */
  readonly trustProxy: false | number | string
  /** How long a sender may take for a whole request, in milliseconds. */
  readonly requestTimeout?: number
}

const sendPlain = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text), ...headers }).end(text)

/** Some programs name the whole address in the request line, `GET http://host/path`: its path is what counts. */
const targetOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '') || '/'

const sendFound = async (site: BuiltSite, contents: ContentStore, request: IncomingMessage, response: ServerResponse) => {
  const found = findAddress(site, targetOf(request.url ?? '/'))
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (found.kind === 'malformed') return sendPlain(response, 400, 'This address can’t be read.\n')
  if (!reads && found.kind !== 'missing') return sendPlain(response, 405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' })
  if (found.kind === 'redirect') return sendPlain(response, 301, '', { Location: found.to, 'Cache-Control': 'public, max-age=0, must-revalidate' })
  if (found.kind === 'resource') return sendResource(request, response, found.resource, contents)
  return site.notFound ? sendResource(request, response, site.notFound, contents, 404) : sendPlain(response, 404, 'Not found.\n')
}

/** The HTTP server of a built site and its form service, not yet listening. */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const { currentSite, contents, report, trustProxy, requestTimeout = 20_000 } = options
  const app: FastifyInstance = Fastify({
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    requestTimeout,
    connectionTimeout: 60_000, // a connection on which nothing moves
    keepAliveTimeout: 10_000,
    http: { connectionsCheckingInterval: 1000, headersTimeout: Math.min(requestTimeout, 10_000), maxHeaderSize: 16 * 1024 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      sendPlain(reply.raw, 400, 'This address can’t be read.\n')
    },
  })
  for (const method of METHODS) if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null)) // files are only read: what is sent to them is not
  app.register(formService(options))
  app.route({
    method: app.supportedMethods,
    url: '*',
    handler: async (request, reply) => {
      reply.hijack()
      try {
        await sendFound(currentSite(), contents, request.raw, reply.raw)
      } catch (error) {
        report(`A file could not be sent: ${error instanceof Error ? error.message : String(error)}`)
        if (reply.raw.headersSent) reply.raw.destroy()
        else sendPlain(reply.raw, 500, 'Something went wrong here.\n')
      }
    },
  })
  return app
}
