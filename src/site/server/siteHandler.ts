import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import type { ContentStore } from './contentStore.ts'
import { findAddress } from './findAddress.ts'
import type { BuiltSite } from './readBuiltSite.ts'
import { cacheRules, securityHeaders } from './securityHeaders.ts'
import { sendResource } from './sendResource.ts'

const sendPlain = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) =>
  response
    .writeHead(status, {
      ...securityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text)

/** Some programs name the whole address in the request line, `GET http://host/path`: its path is what counts. */
export const targetOf = (url: string): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '') || '/'

/** The not-found page of the language that an address begins with, where it has one of its own. */
const notFoundAt = ({ notFound, notFoundIn }: BuiltSite, path: string) =>
  notFoundIn.get(/^\/[^/?]+/.exec(path)?.[0] ?? '') ?? notFound

const answer = (
  site: BuiltSite,
  contents: ContentStore,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const found = findAddress(site, targetOf(request.url ?? '/'))
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (found.kind === 'malformed')
    return sendPlain(response, 400, `${site.manifest.words['pageNotFound'] ?? ''}\n`)
  if (!reads && found.kind !== 'missing')
    return sendPlain(response, 405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' })
  if (found.kind === 'redirect')
    return sendPlain(response, 301, '', { Location: found.to, 'Cache-Control': cacheRules.default })
  if (found.kind === 'resource') return sendResource(request, response, found.resource, contents)
  const missing = notFoundAt(site, targetOf(request.url ?? '/'))
  return missing
    ? sendResource(request, response, missing, contents, 404)
    : sendPlain(response, 404, `${site.manifest.words['pageNotFound'] ?? ''}\n`)
}

/** Answers requests from a built site: its pages, files and redirects, and the not-found page for all else. Never throws. */
export const siteHandler =
  (currentSite: () => BuiltSite, contents: ContentStore, report: (line: string) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const site = currentSite()
    try {
      await answer(site, contents, request, response)
    } catch (error) {
      report(`A file could not be sent: ${errorMessage(error)}`)
      if (response.headersSent) response.destroy()
      else sendPlain(response, 500, `${site.manifest.words['serverFailed'] ?? ''}\n`)
    }
  }
