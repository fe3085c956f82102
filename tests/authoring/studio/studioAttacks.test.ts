import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StudioCommand } from '../../../src/authoring/studio/protocol/requests.ts'
import { tokenHeader } from '../../../src/authoring/studio/protocol/studioPage.ts'
import { clear, littleFolder, type Studio, startStudio, textIn } from '../../support/studio.ts'

const evil = 'https://evil.example'
const about = 'pages/about.json'

/** All files below a folder with what they hold; the studio's own notes of what it did are left out. */
const everything = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          !path.startsWith('data') &&
          statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
      )
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  )

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A request as any program can make it: `fetch` would not let the name of the host be another one. */
const ask = (
  address: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(address, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      const end = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (response.headers['content-type']?.includes('event-stream')) response.destroy()
      })
      response.on('close', end)
    })
    sent.on('error', reject)
    sent.end(body)
  })

let studio: Studio
let root = ''
const start = async () => {
  root = littleFolder()
  studio = await startStudio(root)
}
const stop = async () => {
  await studio.stop()
  clear(root)
}

const setTitle = () => ({
  id: 'attack',
  label: 'x',
  base: {},
  edits: [{ kind: 'set', file: about, pointer: '/title', value: 'Owned' }],
})

describe('a client outside the studio', () => {
  beforeAll(start)
  afterAll(stop)

  /** Every route of both servers, as the servers themselves know them. */
  const routes = () =>
    studio.apps.flatMap(({ known }, index) =>
      known.map(({ method, url }) => ({
        method,
        address: `${index === 0 ? studio.studio : studio.site}${url.replace(':type', 'hero').replace(':name', 'booking').replace(':state', 'success').replace(/^\*$/, '/about').replace('*', 'about')}`,
      })),
    )

  const strangers: Readonly<Record<string, () => Record<string, string>>> = {
    'a web page elsewhere': () => ({ origin: evil, 'sec-fetch-site': 'cross-site' }),
    'a web page elsewhere whose browser tells little': () => ({ origin: evil }),
    'a file or a frame without an origin': () => ({ origin: 'null' }),
    'a page of the site, and whatever it brings': () => ({
      origin: studio.site,
      'sec-fetch-site': 'same-site',
    }),
    'a page on the same machine at another port': () => ({
      origin: 'http://127.0.0.1:9',
      'sec-fetch-site': 'same-site',
    }),
    'one who knows the token but stands elsewhere': () => ({
      origin: evil,
      [tokenHeader]: studio.token,
    }),
    'a page of the site that knows the token': () => ({
      origin: studio.site,
      [tokenHeader]: studio.token,
    }),
    'a program without the token': () => ({}),
    'the right origin without the token': () => ({ origin: studio.studio }),
    'the right origin with a wrong token': () => ({
      origin: studio.studio,
      [tokenHeader]: `${studio.token.slice(1)}x`,
    }),
  }

  it.each(Object.keys(strangers))(
    'as %s can’t write through any route or read a response',
    async (name) => {
      const before = everything(root)
      expect(routes().length).toBeGreaterThan(25)
      for (const { method, address } of routes()) {
        for (const type of [
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ]) {
          const isRead = method === 'GET' || method === 'HEAD'
          if (isRead && type !== 'application/json') continue
          const answer = await ask(address, {
            method,
            headers: { ...strangers[name]?.(), ...(isRead ? {} : { 'content-type': type }) },
            body: isRead ? '' : JSON.stringify(setTitle()),
          })
          const at = `${method} ${address} as ${type}`
          expect(answer.headers['access-control-allow-origin'], at).toBeUndefined()
          expect(answer.headers['cross-origin-resource-policy'], at).toMatch(/^same-/)
          expect(answer.headers['x-content-type-options'], at).toBe('nosniff')
          if (!isRead && address.includes('/~studio/')) expect(answer.status, at).toBe(403)
          if (
            strangers[name]?.().origin &&
            strangers[name]?.().origin !== studio.studio &&
            address.startsWith(studio.studio)
          )
            expect(answer.status, at).toBe(403)
        }
      }
      expect(everything(root)).toEqual(before)
    },
  )

  it('is rejected when its Host header names another domain', async () => {
    for (const address of [studio.studio, studio.site])
      for (const host of [
        'evil.example',
        `evil.example:${new URL(address).port}`,
        '127.0.0.1.evil.example',
        'localhost.evil.example',
        'localhost:1@evil.example',
      ]) {
        const headers = { host, origin: `http://${host}`, [tokenHeader]: studio.token }
        expect((await ask(`${address}/~`, { headers })).status, host).toBe(403)
        expect((await ask(`${address}/about`, { headers: { host } })).status, host).toBe(403)
      }
  })

  it('can’t put the studio in a frame, nor the site outside the studio', async () => {
    const shell = await ask(`${studio.studio}/~/about`, { headers: { accept: 'text/html' } })
    expect(shell.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(shell.headers['cross-origin-opener-policy']).toBe('same-origin')
    const page = await ask(`${studio.site}/about`)
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${studio.studio}`)
    expect(page.headers['origin-agent-cluster'], 'a process of its own').toBe('?1')
    expect(page.body + String(Object.entries(page.headers))).not.toContain(studio.token)
  })

  it('can’t register a service worker', async () => {
    for (const address of [studio.studio, studio.site])
      expect(
        (await ask(`${address}/assets/worker.js`, { headers: { 'service-worker': 'script' } }))
          .status,
      ).toBe(403)
  })
})

describe('content of the site', () => {
  beforeAll(async () => {
    root = littleFolder()
    mkdirSync(join(root, 'pages/_assets'))
    writeFileSync(
      join(root, 'pages/_assets/note.html'),
      '<script>parent.postMessage(document.cookie, "*")</script>',
    )
    writeFileSync(
      join(root, 'pages/_assets/drawing.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    studio = await startStudio(root)
  })
  afterAll(stop)

  it.each(['note.html', 'drawing.svg'])(
    'is served with a sandbox policy when opened directly: %s',
    async (name) => {
      for (const address of [studio.studio, studio.site]) {
        const { headers, status } = await ask(`${address}/assets/${name}`)
        expect(status).toBe(200)
        expect(headers['content-security-policy']).toBe('sandbox')
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    },
  )

  it('is sandboxed or redirected when requested from the studio’s origin', async () => {
    expect((await ask(`${studio.studio}/about`)).headers['content-security-policy']).toMatch(
      /^sandbox/,
    )
    for (const destination of ['iframe', 'embed', 'object']) {
      const { status, headers } = await ask(`${studio.studio}/about?x=1`, {
        headers: { 'sec-fetch-dest': destination, 'sec-fetch-site': 'same-origin' },
      })
      expect([status, headers['location']]).toEqual([302, `${studio.site}/about?x=1`])
    }
    for (const address of ['/~gallery/blocks/hero', '/about?alone', '/assets/note.html?alone'])
      expect(
        (
          await ask(studio.studio + address, {
            headers: { accept: 'text/html', 'sec-fetch-dest': 'document' },
          })
        ).headers['location'],
      ).toBe(studio.site + address)
  })

  it('has the built page’s content security policy at its own origin', async () => {
    const policy = String((await ask(`${studio.site}/about`)).headers['content-security-policy'])
    for (const part of [
      "default-src 'none'",
      "script-src 'self' 'sha256-",
      "style-src 'sha256-",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
  })
})

describe('a request that writes', () => {
  beforeEach(start)
  afterEach(stop)

  const names = [
    '../outside',
    '../../outside',
    'pages/../../outside',
    '/etc/outside',
    'pages/..\\..\\outside',
    'pages/.hidden',
    'pages/.git/config',
    'pages/con',
    'pages/nul',
    'pages/a:b',
    'pages/%2e%2e/outside',
    'pages/\u0000outside',
    'pages/_assets/outside.js',
    'pages/_assets/outside',
    'package',
    'src/outside',
    '__proto__',
    'constructor',
    'x'.repeat(490),
  ]

  const commandsNaming = (name: string): StudioCommand[] => {
    const page = { kind: 'page', name } as const
    const about = { kind: 'page', name: '/about' } as const
    const at = { file: name, pointer: '/blocks/0' }
    return [
      { kind: 'insertEntry', position: { into: { file: name, pointer: '/blocks' } }, value: {} },
      { kind: 'removeEntry', at },
      { kind: 'copyPage', from: '/about', to: name },
      { kind: 'rename', from: about, to: page },
      { kind: 'rename', from: page, to: page },
      { kind: 'rename', from: { kind: 'folder', name: '/services' }, to: { kind: 'folder', name } },
      {
        kind: 'rename',
        from: { kind: 'dialog', name: 'booking' },
        to: { kind: 'dialog', name },
      },
      {
        kind: 'rename',
        from: { kind: 'asset', name: '/assets/x.png' },
        to: { kind: 'asset', name: `/assets/${name}` },
      },
      { kind: 'remove', target: about, to: name },
      { kind: 'remove', target: page },
      { kind: 'remove', target: { kind: 'asset', name } },
      { kind: 'newPage', route: name },
      { kind: 'newPage', route: '/about', linkFrom: name },
      { kind: 'newPage', route: name, like: '/about' },
    ]
  }
  const writing = (name: string) =>
    [
      [
        'change',
        {
          label: 'x',
          base: {},
          edits: [{ kind: 'set', file: `${name}.json`, pointer: '/title', value: 'Owned' }],
        },
      ],
      [
        'change',
        {
          label: 'x',
          base: { [name]: 'x' },
          edits: [{ kind: 'insert', file: name, pointer: '/blocks/0', values: [{}] }],
        },
      ],
      ...commandsNaming(name)
        .concat(commandsNaming(`/${name}`))
        .map((command) => ['operation', { command, tries: false }] as const),
      ['answer', { file: name, pointer: name, rule: 'schema', message: 'x', answer: 0 }],
    ] as const

  it.each(names)('can’t write outside the site: %j', async (name) => {
    const around = dirname(root)
    const outside = () =>
      readdirSync(around).filter((entry) => entry !== basename(root) && /outside/.test(entry))
    for (const [route, body] of writing(name)) {
      const answer = await studio.tell(route, body)
      expect(typeof answer.done, JSON.stringify(body)).toBe('boolean')
      if (!answer.done)
        expect(answer.why, JSON.stringify(body)).not.toMatch(/^\s*at |undefined|\[object/)
    }
    expect(outside()).toEqual([])
    const known = /^(pages|pages\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.json)?|\.broadsheet.*)$/
    for (const path of [...Object.keys(everything(root))]) expect(path).toMatch(known)
    expect(existsSync('/etc/outside.json')).toBe(false)
  })

  it('can’t modify object prototypes through a JSON pointer', async () => {
    const pointers = [
      '/__proto__/owned',
      '/constructor/prototype/owned',
      '/blocks/__proto__/owned',
      '/blocks/0/__proto__',
      '',
      'title',
      '/blocks/-1',
      '/blocks/1e9',
      '/~2',
      '/toString',
    ]
    for (const pointer of pointers)
      for (const edit of [
        { kind: 'set', file: about, pointer, value: { owned: true } },
        { kind: 'remove', file: about, pointer },
        { kind: 'insert', file: about, pointer, values: ['x'] },
        { kind: 'move', file: about, pointer: '/blocks/0', to: pointer },
        { kind: 'rename', file: about, pointer, key: '__proto__' },
      ]) {
        const { hash } = await studio.document(about)
        const answer = await studio.tell('change', {
          label: 'x',
          base: { [about]: hash },
          edits: [edit],
        })
        if (answer.done) await studio.tell('undo', {})
        else expect(answer.why, JSON.stringify(edit)).toMatch(/\.$/)
      }
    expect('owned' in {}).toBe(false)
    expect(await (await fetch(`${studio.site}/about`)).text()).toContain(
      'Two generations of grease',
    )
  })

  it('is rejected with a malformed body or a __proto__ key', async () => {
    for (const body of [
      '{"__proto__":{"id":"x"}}',
      '{"id":"x","label":"x","base":{"__proto__":"x"},"edits":[]}',
      '{"constructor":{"prototype":{"done":true}}}',
      '[]',
      'null',
      '"x"',
      '{',
      '',
    ]) {
      const answer = await fetch(`${studio.studio}/~studio/change`, {
        method: 'POST',
        headers: studio.headers,
        body,
      })
      expect(answer.status, body).toBe(400)
      expect(await answer.json(), body).toMatchObject({
        done: false,
        why: expect.stringMatching(/\.$/),
      })
    }
    expect('done' in {}).toBe(false)
  })

  it('can’t write through a symbolic link out of the site', async () => {
    const elsewhere = littleFolder()
    symlinkSync(join(elsewhere, 'pages'), join(root, 'pages/linked'))
    expect(
      await studio.tell('operation', {
        command: { kind: 'copyPage', from: '/about', to: '/linked/copy' },
        tries: false,
      }),
    ).toEqual({
      done: false,
      why: '/linked/copy lies behind a link that leads out of the site. Nothing was changed.',
    })
    expect(existsSync(join(elsewhere, 'pages/copy.json'))).toBe(false)
    clear(elsewhere)
  })

  it('is rejected when its body is over the size limit', async () => {
    const before = textIn(root, about)
    const { hash } = await studio.document(about)
    const edits = [{ kind: 'set', file: about, pointer: '/title', value: 'x'.repeat(6_000_000) }]
    const answer = await studio.post('change', {
      id: 'large',
      label: 'x',
      base: { [about]: hash },
      edits,
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      done: false,
      why: 'This is more than can be taken at once. Nothing was changed.',
    })
    expect(textIn(root, about)).toBe(before)
  })
})
