import { renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ourRules } from '../../../src/render/fields/modules.ts'
import { bareCsp } from '../../../src/site/server/securityHeaders.ts'
import { serveSite, siteIn } from '../../../src/site/server/serveSite.ts'
import { readSettings } from '../../../src/site/server/settings.ts'
import { activeAssets, temporaryFolder, writeBuiltSite } from '../../support/builtSite.ts'
import { startServer, type TestServer } from '../../support/runningServer.ts'

const folder = temporaryFolder()
let server: TestServer
beforeAll(async () => {
  server = await startServer(folder.path)
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

describe('the server for pages and files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about', 'text/html; charset=utf-8'],
    ['/services/repair?from=mail', 'text/html; charset=utf-8'],
    ['/services/%72epair', 'text/html; charset=utf-8'],
    ['/assets/office.png', 'image/png'],
    ['/assets/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/b/loader.1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('serves %s as %s', async (path, type) => {
    const { status, headers } = await server.get(path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  it('sends security headers with every response and a CSP with each page', async () => {
    for (const path of ['/', '/assets/office.png', '/nowhere', '/about/', '/f/q1']) {
      const { headers } = await server.get(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      })
    }
    expect((await server.get('/')).headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    )
    expect((await server.get('/assets/logo.svg')).headers['content-security-policy']).toContain(
      "default-src 'none'",
    )
  })

  it.each(activeAssets)(
    'sends /assets/%s with nosniff and a CSP that blocks scripts',
    async (name) => {
      const { status, headers } = await server.get(`/assets/${name}`)
      expect([
        status,
        headers['x-content-type-options'],
        headers['content-security-policy'],
      ]).toEqual([200, 'nosniff', bareCsp])
    },
  )

  it.each(['office.png', 'guide.pdf'])(
    'sends /assets/%s with nosniff and without a CSP',
    async (name) => {
      const { headers } = await server.get(`/assets/${name}`)
      expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
        'nosniff',
        undefined,
      ])
    },
  )

  it('sets cache-control to a year for hashed files, an hour for assets and revalidation otherwise', async () => {
    expect((await server.get('/assets/b/loader.1a2b3c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await server.get('/assets/office.png')).headers['cache-control']).toBe(
      'public, max-age=3600, stale-while-revalidate=604800',
    )
    for (const path of ['/', '/nowhere'])
      expect((await server.get(path)).headers['cache-control']).toBe(
        'public, max-age=0, must-revalidate',
      )
  })

  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/ABOUT', '/about'],
    ['/services/cargobikes/?a=b', '/services/CargoBikes?a=b'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/old-about', '/about'],
    ['/Old-About/?x=1', '/about?x=1'],
    ['/mend?x=1', '/services/repair?x=1#fees'],
  ])('redirects %s to %s', async (path, to) => {
    const { status, headers } = await server.get(path)
    expect([status, headers.location]).toEqual([301, to])
  })

  it.each([
    '/nowhere',
    '/services',
    '/services/',
    '/assets/',
    '/assets/.secret',
    '/.env',
    '/.broadsheet/manifest.json',
    '/_headers',
    '/about.html.br',
    '/404.html',
    '/Assets/office.png',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5c',
    '/%00',
    '/about%0d%0aSet-Cookie:a=b',
    '//evil.example/about',
    '/constructor',
    '/__proto__',
  ])('answers %s with 404 and the not-found page', async (path) => {
    const { status, body, headers } = await server.get(path)
    expect([status, headers.location, headers['set-cookie']]).toEqual([404, undefined, undefined])
    expect(body.toString()).toContain('<h1>/404.html</h1>')
  })

  it.each(['/%', '/%E0%A4%A', '/about%'])('answers the malformed path %s with 400', async (path) =>
    expect((await server.get(path)).status).toBe(400),
  )
})

describe('compression of responses', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0.0 ,gzip ; q=0.001', 'gzip'],
    ['BR', 'br'],
    ['abr, xgzip, br2', undefined],
    [`${'gzip;q=0,'.repeat(1500)} br`, 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('for Accept-Encoding: %s is %s', async (accepted, encoding) => {
    const { headers, body } = await server.get('/about', {
      headers: { 'accept-encoding': accepted },
    })
    expect([headers['content-encoding'], headers.vary, Number(headers['content-length'])]).toEqual([
      encoding,
      'Accept-Encoding',
      body.length,
    ])
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toContain('<h1>/about</h1>')
  })

  it('gives each encoding of a file its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) =>
          (await server.get('/', { headers: { 'accept-encoding': accepted } })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

describe('conditional and range requests', () => {
  it('get a 304 without a body while the copy is fresh', async () => {
    const first = await server.get('/about')
    const tag = String(first.headers.etag)
    for (const headers of [
      { 'if-none-match': tag },
      { 'if-none-match': `"other", W/${tag}` },
      { 'if-modified-since': String(first.headers['last-modified']) },
    ]) {
      const { status, body, headers: given } = await server.get('/about', { headers })
      expect([status, body.length, given.etag, given['content-length']]).toEqual([
        304,
        0,
        tag,
        undefined,
      ])
    }
    expect((await server.get('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(
      200,
    )
  })

  it('get the headers of GET and no body with HEAD', async () => {
    const [get, head] = [await server.get('/about'), await server.get('/about', { method: 'HEAD' })]
    const { date: _a, ...wanted } = get.headers
    const { date: _b, ...given } = head.headers
    expect([head.status, head.body.length, given]).toEqual([200, 0, wanted])
  })

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/3145728', 'abcd'],
    ['bytes=-2', 206, 'bytes 3145726-3145727/3145728', 'gh'],
    ['bytes=3145728-', 416, 'bytes */3145728', ''],
  ])(
    'with the range %s of a large file get status %s',
    async (range, status, contentRange, text) => {
      const {
        status: given,
        headers,
        body,
      } = await server.get('/assets/guide.pdf', { headers: { range } })
      expect([given, headers['content-range'], body.toString()]).toEqual([
        status,
        contentRange,
        text,
      ])
    },
  )

  it('get the whole file if the range is invalid or the file has changed', async () => {
    for (const headers of [
      { range: 'lines=1-2' },
      { range: 'bytes=0-1,5-6' },
      { range: 'bytes=0-3', 'if-range': '"old"' },
    ])
      expect((await server.get('/assets/guide.pdf', { headers })).status).toBe(200)
    const { etag } = (await server.get('/assets/guide.pdf')).headers
    expect(
      (
        await server.get('/assets/guide.pdf', {
          headers: { range: 'bytes=0-3', 'if-range': String(etag) },
        })
      ).status,
    ).toBe(206)
  })

  it('get a range from the uncompressed file', async () => {
    const { status, headers, body } = await server.get('/about', {
      headers: { range: 'bytes=0-14', 'accept-encoding': 'br' },
    })
    expect([status, headers['content-encoding'], body.toString()]).toEqual([
      206,
      undefined,
      '<!doctype html>',
    ])
  })
})

describe('unsupported methods and malformed requests', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s on a page gets 405 with an Allow header',
    async (method) => {
      const { status, headers } = await server.get('/about', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  it('GET on a form gets 405 with an Allow header', async () => {
    const { status, headers } = await server.get('/f/q1')
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })

  it.each([
    ['GET /about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '200'],
    ['GET http://other.example/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '200'],
    ['GET about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
    ['GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '404'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['nonsense\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
    [
      'POST /f/q1 HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      '400',
    ],
  ])('the raw request %j gets status %s', async (text, status) =>
    expect((await server.raw(text)).slice(9, 12)).toBe(status),
  )
})

describe('serveSite', () => {
  const start = (env: Record<string, string>, dir = join(folder.path, 'dist')) =>
    serveSite({
      site: siteIn(dir),
      root: folder.path,
      settings: readSettings(env),
      renderFormPage: (html) => html,
      rules: ourRules,
      report: () => {},
    })

  it.each([
    [{ PORT: 'eighty' }, /^PORT is "eighty": expected a whole number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT is "70000": expected a whole number from 0 to 65535$/],
    [
      { PORT: '0', FORM_ENDPOINT: 'forms.example.com' },
      /^FORM_ENDPOINT is "forms.example.com": expected an origin/,
    ],
    [
      { PORT: '0', FORM_ENDPOINT: 'https://forms.example.com' },
      /FORM_ENDPOINT is https:\/\/forms\.example\.com, but the site was built for the site's own origin \(https:\/\/www\.example\.com\)/,
    ],
    [
      { PORT: '0', LEADS_URL: 'file:dist/about.html/leads.db' },
      /leads can't be written to .*LEADS_URL/,
    ],
    [
      { PORT: '0', LEADS_URL: 'file:/proc/nobody/leads.db' },
      /leads can't be written to .*LEADS_URL/,
    ],
    [{ PORT: '0', LEADS_URL: 'file:dist' }, /leads can't be written to .*LEADS_URL/],
    [{ PORT: '0', HOST: '203.0.113.7' }, /203\.0\.113\.7 is no address of this machine/],
  ])('refuses the settings %j with an explanation', async (env, message) => {
    await expect((async () => start(env))()).rejects.toThrow(message)
  })

  it('reports that the port is in use and suggests another one', async () => {
    const { port } = new URL(server.address)
    await expect(start({ PORT: port })).rejects.toThrow(
      `port ${port} is in use. Stop the program that uses it, or name another port: PORT=${Number(port) + 1} npm start`,
    )
  })

  it('reports that there is no built site', async () => {
    await expect(start({ PORT: '0' }, join(folder.path, 'nowhere'))).rejects.toThrow(
      /there is no built site in .*nowhere\. Build it first: npm run build/,
    )
  })

  it('accepts the site’s public origin as FORM_ENDPOINT', async () => {
    const { stop } = await start({ PORT: '0', FORM_ENDPOINT: 'https://www.example.com/' })
    await stop()
  })

  it('serves no symbolic links from its folder', async () => {
    const other = temporaryFolder()
    writeBuiltSite(join(other.path, 'dist'))
    symlinkSync('/etc/passwd', join(other.path, 'dist/assets/passwd.txt'))
    const linked = await startServer(other.path)
    expect((await linked.get('/assets/passwd.txt')).status).toBe(404)
    await linked.stop()
    other.remove()
  })

  it('serves a new build without a restart', async () => {
    const other = temporaryFolder()
    const rebuilt = await startServer(other.path)
    writeBuiltSite(join(other.path, 'next'))
    writeFileSync(join(other.path, 'next/fresh.txt'), 'new')
    renameSync(join(other.path, 'dist'), join(other.path, 'old'))
    renameSync(join(other.path, 'next'), join(other.path, 'dist'))
    await expect.poll(async () => (await rebuilt.get('/fresh.txt')).status).toBe(200)
    await rebuilt.stop()
    other.remove()
  })
})
