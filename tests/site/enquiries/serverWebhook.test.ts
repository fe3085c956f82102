import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Lead } from '../../../src/site/enquiries/lead.ts'
import { webhookChannel } from '../../../src/site/enquiries/webhookChannel.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { listedLead, storedLeads } from '../../support/leads.ts'
import { startServer } from '../../support/runningServer.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const step of cleanUp.splice(0).reverse()) await step()
})

type Heard = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A receiver that notes what it hears and answers as it is told, by path. */
const startHook = async (answer: (path: string, response: ServerResponse) => void) => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      heard.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      })
      answer(request.url ?? '', response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanUp.push(() => new Promise((done) => server.close(done)))
  return { heard, host: `127.0.0.1:${(server.address() as AddressInfo).port}` } // it listens on a port
}
const send = (address: string, changes: Partial<Lead> = {}) =>
  webhookChannel(address).send(listedLead(changes), [])
const paths = (heard: readonly Heard[]) => heard.map(({ method, url }) => `${method} ${url}`)

/** An https origin without a certificate: what is sent to it goes to a plain server. */
const standsFor = (origin: string, host: string) => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: URL, options: RequestInit) =>
    fetch(url.href.replace(origin, `http://${host}`), options),
  )
}

describe('a password in the URL of a webhook', () => {
  it('is sent as an Authorization header', async () => {
    const { heard, host } = await startHook((_path, response) => response.writeHead(204).end())
    await send(`http://firm:se%2Fcret%40@${host}/leads`)
    expect(heard[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('firm:se/cret@').toString('base64')}`,
    )
    expect([heard[0]?.url, JSON.parse(heard[0]?.body ?? '')]).toMatchObject([
      '/leads',
      { enquiryId: 'e1' },
    ])
  })

  it.each<[string, (path: string, response: ServerResponse) => void, string]>([
    ['500', (_path, response) => response.writeHead(500).end('firm:secret'), 'answered 500'],
    ['a cut connection', (_path, response) => response.destroy(), 'could not be reached'],
    [
      'a redirect',
      (_path, response) =>
        response.writeHead(307, { location: 'http://firm:secret@other.example/token' }).end(),
      'sends on (307)',
    ],
  ])('appears neither in the log nor in the list after %s', async (_name, answer, words) => {
    const { host } = await startHook(answer)
    const folder = temporaryFolder()
    cleanUp.push(folder.remove)
    const server = await startServer(folder.path, {
      LEADS_WEBHOOK: `http://firm:secret@${host}/token/path?key=token`,
    })
    cleanUp.push(() => server.stop(500))
    const body = JSON.stringify({
      firstName: 'Asha',
      email: 'asha@example.com',
      phone: '9876543210',
      primaryService: 'gst',
      enquiryId: 'w1',
    })
    await server.get('/f/q1', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
    })
    await expect
      .poll(() => server.lines.join())
      .toContain(`by webhook (try 1): the webhook at ${host} ${words}`)
    const told = server.lines.join() + JSON.stringify(await storedLeads(folder.path))
    expect(told).not.toMatch(/secret|token/)
  })

  it('doesn’t appear in errors about an unreachable webhook or a blocked port', async () => {
    await expect(send('http://firm:secret@127.0.0.1:9/x')).rejects.toThrow(
      'the webhook at 127.0.0.1:9 has a port that is kept for other services',
    )
    await expect(send('http://firm:50%@127.0.0.1:65000/x')).rejects.toThrow(
      'the webhook at 127.0.0.1:65000 is not there: nothing answers',
    )
  })
})

describe('a webhook that redirects', () => {
  it.each([301, 302, 303])(
    'with %i counts as delivered and is followed without body or credentials',
    async (status) => {
      const { heard, host } = await startHook((path, response) =>
        path === '/leads'
          ? response.writeHead(status, { location: `http://a:b@${host}/answer?id=1` }).end()
          : response.writeHead(200).end('ok'),
      )
      await send(`http://firm:secret@${host}/leads`)
      expect(paths(heard)).toEqual(['POST /leads', 'GET /answer?id=1'])
      const { headers, body } = heard[1] as Heard
      expect([
        headers.authorization,
        headers['idempotency-key'],
        headers['content-type'],
        body,
      ]).toEqual([undefined, undefined, undefined, ''])
    },
  )

  it.each([301, 302, 303])(
    'with %i to another origin counts as delivered without a request there',
    async (status) => {
      const within = await startHook((_path, response) => response.writeHead(200).end('ok'))
      const { heard, host } = await startHook((_path, response) =>
        response.writeHead(status, { location: `http://${within.host}/admin/delete` }).end(),
      )
      await send(`http://${host}/leads`)
      expect([paths(heard), paths(within.heard)]).toEqual([['POST /leads'], []])
    },
  )

  it.each([
    ['to nowhere', undefined],
    ['to what is not there', 'http://127.0.0.1:65000/'],
    ['to no web page', 'file:///etc/passwd'],
    ['in a circle', '/leads'],
  ])('with 302 %s counts as delivered', async (_name, location) => {
    const { heard, host } = await startHook((_path, response) =>
      response.writeHead(302, location ? { location } : {}).end(),
    )
    await send(`http://${host}/leads`)
    expect(heard.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(heard.length).toBeLessThanOrEqual(2)
  })

  it.each([307, 308])(
    'with %i within an https origin is followed with body and credentials',
    async (status) => {
      const { heard, host } = await startHook((path, response) =>
        path === '/new'
          ? response.writeHead(200).end()
          : response.writeHead(status, { location: '/new' }).end(),
      )
      standsFor('https://hook.example', host)
      await send('https://firm:secret@hook.example/leads')
      expect(paths(heard)).toEqual(['POST /leads', 'POST /new'])
      expect(heard[1]?.headers.authorization).toBe(heard[0]?.headers.authorization)
      expect([heard[1]?.body, heard[1]?.headers['idempotency-key']]).toEqual([heard[0]?.body, 'e1'])
    },
  )

  it.each([
    ['to another host', 'https://hook.example/leads', 'https://other.example/leads'],
    ['to another port', 'https://hook.example/leads', 'https://hook.example:8443/leads'],
    ['to plain http', 'https://hook.example/leads', 'http://hook.example/leads'],
    ['within plain http', 'http://hook.example/leads', '/new'],
    ['to nowhere', 'https://hook.example/leads', undefined],
  ])(
    'with 307 %s isn’t followed and fails with an explanation',
    async (_name, address, location) => {
      const { heard, host } = await startHook((_path, response) =>
        response.writeHead(307, location ? { location } : {}).end(),
      )
      standsFor(new URL(address).origin, host)
      await expect(send(address)).rejects.toThrow(
        'the webhook at hook.example sends on (307) to another place, which leads are not sent to. Name the right address in LEADS_WEBHOOK',
      )
      expect(heard).toHaveLength(1)
    },
  )

  it('with 308 in an endless chain fails with an explanation', async () => {
    const { heard, host } = await startHook((path, response) =>
      response.writeHead(308, { location: `${path}x` }).end(),
    )
    standsFor('https://hook.example', host)
    await expect(send('https://hook.example/')).rejects.toThrow(
      'the webhook at hook.example sends on (308) again and again',
    )
    expect(heard).toHaveLength(6)
  })

  it('with 304, or one that answers 404, fails with its status', async () => {
    const { host } = await startHook((path, response) =>
      response.writeHead(Number(path.slice(1))).end(),
    )
    await expect(send(`http://${host}/304`)).rejects.toThrow(`the webhook at ${host} answered 304`)
    await expect(send(`http://${host}/404`)).rejects.toThrow(`the webhook at ${host} answered 404`)
  })
})

it('each amended version of an enquiry has its own webhook idempotency key', async () => {
  const { heard, host } = await startHook((_path, response) => response.writeHead(204).end())
  const words = { firstName: 'Asha' }
  await send(`http://${host}/`)
  await send(`http://${host}/`, { amended: words })
  await send(`http://${host}/`, { amended: words, between: [words] })
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'e1',
    'e1.again',
    'e1.again1',
  ])
})
