import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxConfig } from '../../../src/site/build/deploy/nginxConfig.ts'
import { activeAssets, smallManifest, temporaryFolder } from '../../support/builtSite.ts'
import { storedLeads } from '../../support/leads.ts'
import { type Nginx, nginxPath, startNginx } from '../../support/nginx.ts'
import { type Answer, startServer, type TestServer } from '../../support/runningServer.ts'

const compared = [
  'location',
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'vary',
  'content-range',
  'allow',
] as const

describe.skipIf(nginxPath === undefined)('nginx with the generated configuration', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let nginx: Nginx
  beforeAll(async () => {
    server = await startServer(folder.path, { TRUST_PROXY: '1' })
    const config = nginxConfig(smallManifest)
      .replace('/var/www/broadsheet', join(folder.path, 'dist'))
      .replaceAll('http://127.0.0.1:4173', server.address)
    nginx = await startNginx(folder.path, config)
  })
  afterAll(async () => {
    await nginx?.stop()
    await server.stop()
    folder.remove()
  })

  const get = (path: string, headers: Record<string, string>, method: string) =>
    new Promise<Answer>((resolve, reject) => {
      const { hostname, port } = new URL(nginx.address)
      const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      asked.on('error', reject)
      asked.end()
    })
  /** What both must have in common; the words that nginx puts into a redirect or refusal are its own. */
  const essence = ({ status, headers }: Answer) => ({
    status,
    ...Object.fromEntries(
      compared
        .filter(
          (name) =>
            [200, 206, 404].includes(status) ||
            !/^(content-(type|length)|vary|cache-control|content-security)/.test(name),
        )
        .map((name) => [name, headers[name]]),
    ),
    hasTag: headers.etag !== undefined,
  })

  it.each<[string, Record<string, string>?, string?]>([
    ['/'],
    ['/about'],
    ['/about', { 'accept-encoding': 'gzip' }],
    ['/about', {}, 'HEAD'],
    ['/services/CargoBikes?x=1'],
    ['/services/%72epair'],
    ['/assets/office.png'],
    ['/assets/logo.svg'],
    ...activeAssets.map((name): [string] => [`/assets/${name}`]),
    ['/assets/b/loader.1a2b3c.js', { 'accept-encoding': 'gzip' }],
    ['/assets/guide.pdf', { range: 'bytes=10-19' }],
    ['/robots.txt'],
    ['/about/'],
    ['/about/?x=1'],
    ['//about'],
    ['/ABOUT'],
    ['/services/cargobikes'],
    ['/about.html'],
    ['/index.html'],
    ['/old-about?x=1'],
    ['/Old-About/'],
    ['/mend?x=1'],
    ['/nowhere'],
    ['/services'],
    ['/services/'],
    ['/assets/'],
    ['/404.html'],
    ['/.env'],
    ['/.broadsheet/manifest.json'],
    ['/_headers'],
    ['/about.html.gz'],
    ['/assets/.secret'],
    ['/Assets/office.png'],
    ['/about%0d%0aX:y'],
    ['/about', {}, 'POST'],
    ['/about', {}, 'DELETE'],
  ])('answers %s %j %s like our own server', async (path, headers = {}, method = 'GET') => {
    expect(essence(await get(path, headers, method))).toEqual(
      essence(await server.get(path, { headers, method })),
    )
  })

  it('answers 304 while a copy is fresh', async () => {
    const { headers } = await get('/about', {}, 'GET')
    expect((await get('/about', { 'if-none-match': String(headers.etag) }, 'GET')).status).toBe(304)
  })

  it('forwards /~health to the server', async () => {
    expect(await (await fetch(`${nginx.address}/~health`)).json()).toEqual({ ok: true })
  })

  it('forwards enquiries and their origin to the server', async () => {
    const body = JSON.stringify({
      email: 'a@example.com',
      formType: 'consultation',
      enquiryId: 'through-nginx',
    })
    const post = (origin: string) =>
      fetch(`${nginx.address}/f/c1`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          origin,
          'x-forwarded-for': '203.0.113.9',
        },
        body,
      })
    const answer = await post('https://www.example.com')
    expect([answer.status, answer.headers.get('x-frame-options'), await answer.json()]).toEqual([
      200,
      'DENY',
      { ok: true, next: '/thanks' },
    ])
    expect((await post('https://evil.example')).status).toBe(403)
    expect((await storedLeads(folder.path)).map(({ enquiryId }) => enquiryId)).toEqual([
      'through-nginx',
    ])
  })
})
