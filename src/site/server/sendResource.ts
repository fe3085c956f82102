import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import fresh from 'fresh'
import parseRange from 'range-parser'
import type { Content, ContentStore } from './contentStore.ts'
import type { Encoding, Resource, Variant } from './readBuiltSite.ts'

/** An encoding in `Accept-Encoding` that is not refused by `q=0`. */
const acceptable = (encoding: string) =>
  new RegExp(`(?:^|,)[ \\t]*${encoding}[ \\t]*(?:;[ \\t]*q=(?!0(?:\\.0*)?[ \\t]*(?:,|$))|,|$)`, 'i')
const patterns = { br: acceptable('br'), gzip: acceptable('gzip') }

const chosen = new Map<string, (resource: Resource) => Variant>()

/** Brotli before gzip, since it is smaller. Browsers send a handful of different headers, so the answer for each is worked out once; the rest is not kept. */
const chooser = (header: string) => {
  const known = chosen.get(header)
  if (known) return known
  const takes: Readonly<Record<Encoding, boolean>> = {
    br: patterns.br.test(header),
    gzip: patterns.gzip.test(header),
    identity: true,
  }
  const choose = (resource: Resource) =>
    resource.variants.find(({ encoding }) => takes[encoding]) ?? resource.plain
  if (chosen.size < 100) chosen.set(header, choose)
  return choose
}

type Range = { readonly start: number; readonly end: number }

/** The one range that is asked for, `unsatisfiable`, or undefined for the whole: several ranges get the whole, too. */
const rangeOf = (
  request: IncomingMessage,
  headers: Content['headers'],
): Range | 'unsatisfiable' | undefined => {
  const { range, 'if-range': condition } = request.headers
  if (!range || request.method !== 'GET') return undefined
  if (condition && condition !== headers['ETag'] && condition !== headers['Last-Modified'])
    return undefined
  const parsed = parseRange(Number(headers['Content-Length']), range, { combine: true })
  if (parsed === -1) return 'unsatisfiable'
  if (parsed === -2 || parsed.length !== 1 || parsed.type !== 'bytes') return undefined
  return parsed[0]
}

const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  { body }: Content,
  range?: Range,
) => {
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(range ? body.subarray(range.start, range.end + 1) : body)
  else pipeline(createReadStream(variant.path, range), response, () => {}) // a visitor who leaves early is no error
}

const isFresh = (request: IncomingMessage, headers: Content['headers']): boolean =>
  fresh(request.headers, { etag: headers['ETag'], 'last-modified': headers['Last-Modified'] })

const sendNotModified = (response: ServerResponse, headers: Content['headers']) => {
  const {
    'Content-Length': _length,
    'Content-Type': _type,
    'Content-Encoding': _encoding,
    ...rest
  } = headers
  response.writeHead(304, rest).end()
}

const sendRange = (
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  content: Content,
  range: Range | 'unsatisfiable',
) => {
  const { headers } = content
  const size = headers['Content-Length']
  if (range === 'unsatisfiable')
    return response
      .writeHead(416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 })
      .end()
  const { start, end } = range
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': end - start + 1,
  })
  return sendBody(request, response, variant, content, range)
}

const sendLoaded = (
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  content: Content,
  status: number,
) => {
  if (status === 200) {
    if (isFresh(request, content.headers)) return sendNotModified(response, content.headers)
    const range = variant.encoding === 'identity' ? rangeOf(request, content.headers) : undefined
    if (range) return sendRange(request, response, variant, content, range)
  }
  response.writeHead(status, content.head)
  return sendBody(request, response, variant, content)
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
  const variant = request.headers.range
    ? resource.plain
    : chooser(String(request.headers['accept-encoding'] ?? ''))(resource)
  const content = contents.ready(variant) ?? (await contents.load(resource, variant))
  sendLoaded(request, response, variant, content, status)
}
