import { createServer as createHttpServer, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { formFolder, healthAddress } from '../../core/document/addresses.ts'
import type { Health } from '../enquiries/Health.ts'
import { type FormService, formService } from './formService.ts'
import { healthRoute } from './health.ts'
import { noticeProxy } from './noticeProxy.ts'
import { siteHandler, targetOf } from './siteHandler.ts'
import { withoutSchemas } from './withoutSchemas.ts'

export type ServerOptions = FormService & {
  readonly health: Health
  /** Why the newest state of the site is not served, in words; nothing where it is. */
  readonly trouble: () => string | undefined
  /** Whose `X-Forwarded-*` headers are believed: nobody's, those of that many proxies, or of proxies at these addresses. Not said: nobody's, with a notice. */
  readonly trustProxy: false | number | string | undefined
  /** How long a sender may take for a whole request, in milliseconds. */
  readonly requestTimeout?: number
}

/** Nothing moves on a connection for so long: it is closed. In milliseconds. */
const idleTimeout = 60_000

/**
 * The HTTP server of a built site and its form service, not yet listening. Files are answered before the framework, whose work
 * for each request costs more than sending a file from memory; it serves what a form service needs: bodies, limits, proxies, a
 * clean end.
 */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const { currentSite, contents, report, trustProxy, requestTimeout = 20_000 } = options
  const notice = trustProxy === undefined ? noticeProxy(report) : () => {}
  const fromSite = siteHandler(currentSite, contents, report)
  const server = (toForms: RequestListener) => {
    const limits = {
      requestTimeout,
      headersTimeout: Math.min(requestTimeout, 10_000),
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 10_000,
    }
    const http = createHttpServer({ ...limits, maxHeaderSize: 16 * 1024 }, (request, response) => {
      notice(request.headers)
      const target = targetOf(request.url ?? '')
      if (target.startsWith(formFolder) || target.startsWith(healthAddress))
        toForms(request, response)
      else void fromSite(request, response)
    })
    return http.setTimeout(idleTimeout)
  }
  const app: FastifyInstance = Fastify({
    schemaController: withoutSchemas,
    serverFactory: server,
    rewriteUrl: ({ url }) => targetOf(url ?? '/'),
    trustProxy:
      typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // who is connected already is answered as always: a server that is restarted loses no enquiry
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => {
      reply.hijack()
      void fromSite(request.raw, reply.raw)
    },
  })
  app.register(formService(options))
  app.register(healthRoute(options.health, options.trouble))
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    void fromSite(request.raw, reply.raw)
  })
  return app
}
