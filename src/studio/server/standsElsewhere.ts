import type { FastifyRequest } from 'fastify'

/** Where a browser shows what it asks for; those that don't say so are asked of a server that is not this machine's. */
const inFrame = new Set(['iframe', 'frame', 'embed', 'object'])

/** Whether a browser is about to show something of the site: a page alone or in a frame, or the gallery. That stands at the site's own origin. */
export const standsElsewhere = ({ method, url, headers }: FastifyRequest): boolean => {
  if (method !== 'GET') return false
  const destination = headers['sec-fetch-dest']?.toString()
  const isShown = destination === undefined ? headers.accept?.includes('text/html') === true : destination === 'document' || inFrame.has(destination)
  if (!isShown) return false
  if (url.startsWith('/~')) return url.startsWith('/~gallery/')
  return inFrame.has(destination ?? '') || /[?&]alone\b/.test(url)
}
