import { createReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import fresh from 'fresh'
import parseRange from 'range-parser'
import type { Content, ContentStore } from './contentStore.ts'
import type { Encoding, Resource, Variant } from './readBuiltSite.ts'

/** Which encodings a visitor takes, by `Accept-Encoding`; brotli before gzip, since it is the smaller. */
const accepts = (header: string, encoding: Encoding): boolean =>
  encoding === 'identity' || header.split(',').some((part) => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`, 'i').test(part))

const chosen = new Map<string, (resource: Resource) => Variant>()

/** Browsers send a handful of different headers, so the answer for each is worked out once; the rest is not kept. */
const chooser = (header: string) => {
  const known = chosen.get(header)
  if (known) return known
  const takes = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip'), identity: true }
  const choose = (resource: Resource) => resource.variants.find(({ encoding }) => takes[encoding]) ?? resource.plain
  if (chosen.size < 100) chosen.set(header, choose)
  return choose
}

type Range = { readonly start: number; readonly end: number }

/** The one range that is asked for, `unsatisfiable`, or undefined for the whole: several ranges get the whole, too. */
const rangeOf = (request: IncomingMessage, size: number, headers: OutgoingHttpHeaders): Range | 'unsatisfiable' | undefined => {
  const { range, 'if-range': condition } = request.headers
  if (!range || request.method !== 'GET') return undefined
  if (condition && condition !== headers['ETag'] && condition !== headers['Last-Modified']) return undefined
  const parsed = parseRange(size, range, { combine: true })
  if (parsed === -1) return 'unsatisfiable'
  if (parsed === -2 || parsed.length !== 1 || parsed.type !== 'bytes') return undefined
  return parsed[0]
}

const headersOf = (resource: Resource, variant: Variant, content: Content): OutgoingHttpHeaders => ({
  ...resource.headers,
  ...(variant.encoding === 'identity' ? {} : { 'Content-Encoding': variant.encoding }),
  'Last-Modified': new Date(resource.plain.modified).toUTCString(),
  ETag: content.etag,
  'Content-Length': variant.size,
})

const sendBody = (request: IncomingMessage, response: ServerResponse, variant: Variant, content: Content, range?: Range) => {
  if (request.method === 'HEAD') response.end()
  else if (content.body) response.end(range ? content.body.subarray(range.start, range.end + 1) : content.body)
  else pipeline(createReadStream(variant.path, range), response, () => {}) // a visitor who leaves early is no error
}

const sendLoaded = (request: IncomingMessage, response: ServerResponse, resource: Resource, variant: Variant, content: Content, status: number) => {
  const headers = headersOf(resource, variant, content)
  if (status !== 200) {
    response.writeHead(status, headers)
    return sendBody(request, response, variant, content)
  }
  const tags = { etag: content.etag, 'last-modified': String(headers['Last-Modified']) }
  if (fresh(request.headers, tags)) {
    const { 'Content-Length': _length, 'Content-Type': _type, 'Content-Encoding': _encoding, ...rest } = headers
    return response.writeHead(304, rest).end()
  }
  const range = variant.encoding === 'identity' ? rangeOf(request, variant.size, headers) : undefined
  if (range === 'unsatisfiable') {
    return response.writeHead(416, { ...headers, 'Content-Range': `bytes */${variant.size}`, 'Content-Length': 0 }).end()
  }
  if (!range) response.writeHead(200, headers)
  else
    response.writeHead(206, {
      ...headers,
      'Content-Range': `bytes ${range.start}-${range.end}/${variant.size}`,
      'Content-Length': range.end - range.start + 1,
    })
  return sendBody(request, response, variant, content, range)
}

/**
 * Sends a file of the site: the compression that the visitor takes, `304` where the visitor's copy is fresh, a range
 * where one is asked for (always of the plain file). `status` other than 200 is for error pages, which are always sent whole.
 */
export const sendResource = async (
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
  contents: ContentStore,
  status = 200,
): Promise<void> => {
  const variant = request.headers.range ? resource.plain : chooser(String(request.headers['accept-encoding'] ?? ''))(resource)
  const content = contents.ready(variant) ?? (await contents.load(resource, variant))
  sendLoaded(request, response, resource, variant, content, status)
}
