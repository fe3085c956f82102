import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

/** An enquiry as it came over the wire. */
export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: Record<string, unknown>
}

export type Answer = (response: ServerResponse, received: Received) => void

export const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

export const html =
  (status: number): Answer =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Sorry</title><p>Something is wrong here.')

export const success: Answer = json({ ok: true, next: '/thanks' })

/** The connection breaks. */
export const reset: Answer = (response) => {
  response.destroy()
}

/** The answer comes one sign at a time, and never comes to an end. */
export const drip: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"ok": tr')
  const timer = setInterval(() => response.write(' '), 200)
  response.on('close', () => clearInterval(timer))
}

export type Fake = {
  /** What is asked instead of the site: its pages are the site's, its form service is scripted. */
  address: string
  readonly received: Received[]
  /** What every enquiry is answered with, until it is set anew. */
  answer: Answer
  /** Whether it lets pages of other origins ask: with the headers that the contract names, and no other. */
  allow: boolean
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown> // only looked at by tests
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}

/** Hands a page of the site on; `formOrigin` makes it one that was built for a form service elsewhere. */
const relay = async (
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  formOrigin: string,
) => {
  const answer = await fetch(site + request.url, { redirect: 'manual' })
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) =>
        !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
    ),
  )
  const isText = /html|json/.test(answer.headers.get('content-type') ?? '')
  const elsewhere = (text: string) =>
    formOrigin
      ? text
          .replaceAll('action":"/f/', `action":"${formOrigin}/f/`)
          .replaceAll('action="/f/', `action="${formOrigin}/f/`)
          .replaceAll(/(connect-src|form-action) (?:'|&#x27;)self(?:'|&#x27;)/g, `$& ${formOrigin}`)
      : text
  const csp = headers['content-security-policy']
  if (csp) headers['content-security-policy'] = elsewhere(csp)
  const body = isText ? elsewhere(await answer.text()) : Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, headers).end(body)
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  ) // it listens on a port

/** A form service that answers as the test says, with the site in front of it. `formOrigin`: see `relay`. */
export const useFake = (formOrigin: () => string = () => ''): Fake => {
  const received: Received[] = []
  const fake: Fake = { address: '', received, answer: success, allow: false }
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      const allowed = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Content-Type, Formspree-Client, Formspree-Session-Data',
      }
      return response.writeHead(204, fake.allow ? allowed : {}).end()
    }
    if (request.method !== 'POST') return relay(inject('site'), request, response, formOrigin())
    const text = await read(request)
    const entry = { path: request.url ?? '', headers: request.headers, text, body: parsed(text) }
    received.push(entry)
    fake.answer(response, entry)
  })
  beforeAll(async () => {
    fake.address = await listen(server)
  })
  beforeEach(() => {
    received.length = 0
    fake.answer = success
    fake.allow = false
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return fake
}
