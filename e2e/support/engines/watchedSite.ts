import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A served site behind one that watches: it can be cut off or hold back what a page asks for, in engines whose drivers can't, and each page tells of
 * script errors and of what its policy refused (`faultsSaid`).
 */
export type WatchedSite = {
  readonly address: string
  /** Holds back what is asked for at such paths, until the function given back is called. */
  readonly hold: (path: RegExp) => () => void
  /** Has nothing at such paths until the function given back is called. */
  readonly lose: (path: RegExp) => () => void
  /** Answers nobody until the function given back is called, as where there is no network. */
  readonly cut: () => () => void
  /** Refuses each enquiry with these words until the function given back is called, as a service does that can't take any. */
  readonly refuse: (words: string) => () => void
  readonly close: () => Promise<void>
}

/** Each page begins at the moment at which the tests began: what it says by the clock ("usually open now") it says alike in every engine. */
const began = `{const t=${Date.now()};Date=class extends Date{constructor(...a){a.length?super(...a):super(Date.now())}static now(){return t+Math.round(performance.now())}}}`

/** On a busy machine a browser takes its line for slow, and then draws a first page in the faces of the device. */
const quick = `Object.defineProperty(navigator,'connection',{value:{rtt:0,saveData:false}})`

const watch = `${began};${quick};window.faultsSaid=[];addEventListener('error',e=>faultsSaid.push('error: '+(e.message||e.target?.src||e.target?.href)),true);addEventListener('unhandledrejection',e=>faultsSaid.push('unhandled: '+e.reason));addEventListener('securitypolicyviolation',e=>faultsSaid.push('refused by the policy: '+e.violatedDirective+' '+e.blockedURI))`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Signs as the build writes them in a dialog's part. */
const escaped = (text: string) => text.replaceAll('&', '&#38;').replaceAll('<', '&#60;')
export const plain = (text: string): string =>
  text.replaceAll('&#60;', '<').replaceAll('&#38;', '&')

/**
 * The page with the watching script first, and its faces waited for, so that texts are as wide as they are meant. Its policy stands in the page too,
 * behind that script.
 */
const watched = (
  html: string,
  policy: string,
  spoil: (style: string) => string,
): { html: string; policy: string } => {
  const changed = new Map<string, string>()
  const patient = html.replace(/<style>([\s\S]*?)<\/style>/g, (_whole, style: string) => {
    const shown = spoil(style).replaceAll('font-display:optional', 'font-display:block')
    changed.set(hashOf(style), hashOf(shown))
    return `<style>${shown}</style>`
  })
  const dialog = patient.replace(/(?<=<body><template>)[^<]+/, (style) =>
    escaped(spoil(plain(style))),
  ) // a dialog's part has its own in a template
  const allowed = (text: string) =>
    [...changed].reduce((so, [from, to]) => so.replaceAll(from, to), text)
  return {
    html: allowed(dialog).replace('<head>', `<head><script>${watch}</script>`),
    policy: allowed(policy).replace("script-src 'self'", `script-src 'self' ${hashOf(watch)}`),
  }
}

/** `spoil` changes the style of each page, to see that a fault in it is found. */
export const watchedSite = async (
  site: string,
  spoil = (style: string): string => style,
): Promise<WatchedSite> => {
  const paused = new Map<RegExp, Promise<void>>()
  const lost = new Set<RegExp>()
  let isCut = false
  let refusal: string | undefined
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '/'
    for (const [pattern, released] of paused) if (pattern.test(path)) await released
    if (isCut) return void response.destroy()
    if ([...lost].some((pattern) => pattern.test(path))) return void response.writeHead(404).end()
    if (refusal && asked.method === 'POST')
      return void response.writeHead(503, { 'content-type': 'application/json' }).end(refusal)
    const { 'accept-encoding': _packed, 'if-none-match': _known, ...headers } = asked.headers
    const upstream = request(
      new URL(path, site),
      { method: asked.method ?? 'GET', headers },
      (got) => void handOn(got).catch(() => response.destroy()),
    )
    const handOn = async (got: IncomingMessage) => {
      const isPage = /^text\/html/.test(got.headers['content-type'] ?? '')
      const body = await buffer(got)
      const {
        'content-length': _length,
        'transfer-encoding': _chunks,
        etag: _etag,
        ...remaining
      } = got.headers
      if (!isPage)
        return void response
          .writeHead(got.statusCode ?? 502, { ...remaining, 'content-length': body.length })
          .end(body)
      const { html, policy } = watched(
        String(body),
        String(remaining['content-security-policy'] ?? ''),
        spoil,
      )
      response
        .writeHead(got.statusCode ?? 502, {
          ...remaining,
          'content-security-policy': policy,
          'cache-control': 'no-store',
        })
        .end(html)
    }
    upstream.on('error', () => response.destroy())
    asked.pipe(upstream)
  }
  const server = createServer(
    (asked, response) => void answer(asked, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    hold: (path) => {
      let release = () => {}
      paused.set(path, new Promise<void>((resolve) => (release = resolve)))
      return () => {
        paused.delete(path)
        release()
      }
    },
    lose: (path) => {
      lost.add(path)
      return () => void lost.delete(path)
    },
    cut: () => {
      isCut = true
      server.closeAllConnections()
      return () => {
        isCut = false
      }
    },
    refuse: (words) => {
      refusal = JSON.stringify({ errors: [{ code: 'NOT_STORED', message: words }] })
      return () => {
        refusal = undefined
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
