import type { FastifyRequest } from 'fastify'
import { matchedRoute } from './matchedRoute.ts'

/** Where a browser shows what it asks for; those that don't say so are asked of a server that is not this machine's. */
const inFrame = new Set(['iframe', 'frame', 'embed', 'object'])

/** Whether a browser is about to show something of the site: a page alone or in a frame, or the gallery. That stands at the site's own origin. */
export const standsElsewhere = (request: FastifyRequest): boolean => {
  const { method, url, headers } = request
  if (method !== 'GET') return false
  const destination = headers['sec-fetch-dest']?.toString()
  const isShown =
    destination === undefined
      ? headers.accept?.includes('text/html') === true
      : destination === 'document' || inFrame.has(destination)
  if (!isShown) return false
  const route = matchedRoute(request)
  if (route.startsWith('/~')) return route.startsWith('/~gallery/')
  return inFrame.has(destination ?? '') || /[?&]alone\b/.test(url)
}
