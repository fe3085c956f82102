import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clear, littleFolder, type Studio, startStudio } from '../../support/studio.ts'

type Answer = {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly location: string | undefined
}
type Asked = {
  readonly method: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A request whose target goes out as it is written. */
const ask = (origin: string, path: string, { method, headers = {}, body = '' }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      const type = response.headers['content-type'] ?? ''
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (type.includes('event-stream')) response.destroy()
      })
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          type,
          body: Buffer.concat(chunks).toString(),
          location: response.headers.location,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

const encoded = (text: string): string =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).join('')

/** Ways to write one path that a router, a proxy or a browser may take for the same. */
const spellingsOf = (path: string): string[] => {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const letters = [...first].map(
    (_, index) =>
      `/${first.slice(0, index)}${encoded(first.charAt(index))}${first.slice(index + 1)}${rest}`,
  )
  return [
    ...letters,
    ...letters.map((spelling) => spelling.replace(/%../, (code) => code.toLowerCase())),
    path.replace(/[^/]+/g, encoded),
    `/${first}${rest.replace(/[^/]+/g, encoded)}`,
    path.replace(/~/g, '%257E'),
    `/${encoded('/')}${first}${rest}`,
    path.replaceAll('/', '%2F').replace('%2F', '/'),
    `/${path}`,
    path.replaceAll('/', '//'),
    `/.${path}`,
    `/%2e${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/${first}/../${first}${rest}`,
    `/\\..${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    path.toUpperCase(),
    `${path};x=1`,
    `/${first};x=1${rest}`,
    `${path}?x=1`,
    `${path}?alone`,
    `${path}#x`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `http://127.0.0.1${path}`,
    `http://evil.example${path}`,
    `https://evil.example${path}`,
    `HTTP://evil.example${path}`,
    `http://evil.example${letters[0]}`,
    `//evil.example${path}`,
  ]
}

let studio: Studio
let root = ''
const stop = async () => {
  await studio.stop()
  clear(root)
}
const about = () => readFileSync(join(root, 'pages/about.json'), 'utf8')
const setTitle = JSON.stringify({
  id: 'attack',
  label: 'x',
  base: {},
  edits: [{ kind: 'set', file: 'pages/about.json', pointer: '/title', value: 'Owned' }],
})

/** Every route of both servers, as the servers themselves know them, with an address that leads to it. */
const routes = () =>
  studio.apps.flatMap(({ known }, index) =>
    known.map(({ method, url }) => ({
      method,
      origin: index === 0 ? studio.studio : studio.site,
      isStudio: index === 0,
      route: url,
      path: url
        .replace(':type', 'hero')
        .replace(':name', 'booking')
        .replace(':state', 'success')
        .replace(':id', 'x')
        .replace(/^\*$/, '/about')
        .replace('*', 'about'),
    })),
  )
type Route = ReturnType<typeof routes>[number]

const spelled = function* (list: readonly Route[]) {
  for (const route of list)
    for (const path of [route.path, ...spellingsOf(route.path)])
      yield {
        ...route,
        path,
        at: `${route.method} ${path} at the ${route.isStudio ? 'studio' : 'site'}`,
      }
}

/** What may be posted without the token: it writes nothing. */
const isPublic = ({ route }: Route): boolean => route === '/~enter' || route.startsWith('/f/')

describe('with any spelling of a studio URL', () => {
  beforeAll(async () => {
    root = littleFolder()
    studio = await startStudio(root)
  })
  afterAll(stop)

  it('no writing route accepts a request without the token', { timeout: 120_000 }, async () => {
    const writing = routes().filter((route) => route.method === 'POST' && !isPublic(route))
    expect(writing.length).toBeGreaterThan(5)
    const before = about()
    for (const { origin, path, at } of spelled(writing)) {
      const headers = {
        origin: studio.studio,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      }
      const { status } = await ask(origin, path, { method: 'POST', headers, body: setTitle })
      expect(status === 403 || status === 400, `${at}: ${status}`).toBe(true)
    }
    expect(about()).toBe(before)
  })

  it('every writing route is found at its normal URL with the token', async () => {
    for (const { origin, path } of routes().filter(
      (route) => route.method === 'POST' && !isPublic(route),
    )) {
      const { status } = await ask(origin, path, {
        method: 'POST',
        headers: studio.headers,
        body: '{}',
      })
      expect([path, status]).not.toEqual([path, 403])
      expect([path, status]).not.toEqual([path, 404])
    }
  })

  it('no other page can read the studio’s data routes', { timeout: 120_000 }, async () => {
    const reading = routes().filter(
      ({ method, route, isStudio }) =>
        isStudio && method === 'GET' && /^\/~(studio|api)\//.test(route),
    )
    expect(reading.length).toBeGreaterThan(20)
    for (const site of ['cross-site', 'same-site'])
      for (const { origin, path, at } of spelled(reading)) {
        const { status, type } = await ask(origin, path, {
          method: 'GET',
          headers: { 'sec-fetch-site': site },
        })
        if (/json|event-stream/.test(type)) expect(status, at).toBeGreaterThanOrEqual(400)
      }
  })

  it('the browser is redirected to the site’s origin for site content', async () => {
    for (const path of [
      '/%7Egallery/blocks/hero',
      '/~galler%79/blocks/hero',
      'http://evil.example/~gallery/blocks/hero',
    ]) {
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' }
      const { status, location } = await ask(studio.studio, path, { method: 'GET', headers })
      expect([path, status, location]).toEqual([
        path,
        302,
        studio.site + path.replace('http://evil.example', ''),
      ])
    }
  })
})

describe('with any spelling of a shared studio’s URL', () => {
  beforeEach(async () => {
    root = littleFolder()
    studio = await startStudio(root, { share: true, host: '0.0.0.0' })
  })
  afterEach(stop)

  it('only the code entry page responds without the code', {
    timeout: 120_000,
  }, async () => {
    for (const route of spelled(routes().filter(({ method }) => method !== 'HEAD'))) {
      const { origin, path, method, at, isStudio } = route
      const { status, body } = await ask(origin, path, {
        method,
        headers: { origin, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
      const isEntrance = isStudio && route.route === '/~enter'
      if (!(isEntrance && status < 400))
        expect([400, 401, 403, 415], `${at}: ${status}`).toContain(status)
      if (isEntrance && status === 200) expect(body).toContain('The code from the terminal')
    }
  })

  it('the site’s origin has no code entry page', async () => {
    expect((await ask(studio.site, '/~enter', { method: 'GET' })).status).toBe(401)
  })
})
