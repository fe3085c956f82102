import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { backUpLeads, restoreLeads } from '../../../src/site/enquiries/backup.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { onEachStore } from '../../support/eachStore.ts'
import { openLeads, storedLeads } from '../../support/leads.ts'
import { startServer, type TestServer } from '../../support/runningServer.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})
const start = async (
  env: Record<string, string> = {},
  prepare: (path: string) => void = () => {},
) => {
  const folder = temporaryFolder()
  cleanUp.push(folder.remove)
  prepare(folder.path)
  const server = await startServer(folder.path, env)
  cleanUp.push(() => server.stop(500))
  return { server, path: folder.path }
}
let count = 0
const nextId = () => `trouble-${++count}`
const send = async (server: TestServer, enquiryId: string, message = '') => {
  const body = JSON.stringify({
    firstName: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    primaryService: 'gst',
    message,
    enquiryId,
  })
  const { status, body: answer } = await server.get('/f/q1', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body,
  })
  return {
    status,
    answer: JSON.parse(answer.toString()) as {
      ok?: boolean
      errors?: { code: string; message: string }[]
    },
  }
}
const refused = {
  status: 503,
  answer: {
    errors: [
      {
        code: 'NOT_STORED',
        message: 'The enquiry could not be stored. Please send it again later.',
      },
    ],
  },
}
const idsIn = async (path: string) => (await storedLeads(path)).map(({ enquiryId }) => enquiryId)

onEachStore((newPlace, cleanUpOf) => {
  const startIn = async (env: Record<string, string> = {}) => {
    const place = await newPlace()
    const server = await startServer(place.folder, { LEADS_URL: place.url, ...env })
    cleanUpOf(() => server.stop(500))
    await place.open().then((store) => store.tryStoring())
    return { server, place }
  }

  it('an enquiry is refused while another program locks the leads and accepted afterwards', async () => {
    const { server, place } = await startIn()
    const unlock = await place.lock()
    const id = nextId()
    const answer = send(server, id)
    expect((await server.get('/about')).status).toBe(200)
    expect(await answer).toEqual(refused)
    expect(server.lines.at(-1)).toMatch(
      /^An enquiry could not be stored: the leads in .* are locked by another program/,
    )
    const second = send(server, id)
    await unlock()
    expect((await second).answer.ok).toBe(true)
    expect((await place.leads()).map(({ enquiryId }) => enquiryId)).toEqual([id])
  })

  it('an enquiry is refused when the store is full without losing earlier ones', async () => {
    const { server, place } = await startIn({ LEADS_LIMIT_MB: '1' })
    const taken: string[] = []
    let last = await send(server, nextId())
    while (last.answer.ok && taken.length < 590) {
      const id = nextId()
      last = await send(server, id, randomBytes(1000).toString('hex'))
      if (last.answer.ok) taken.push(id)
    }
    expect(last).toEqual(refused)
    expect(server.lines.at(-1)).toMatch(/have no more room: .*LEADS_LIMIT_MB is reached/)
    expect((await server.get('/about')).status).toBe(200)
    const ids = (await place.leads()).map(({ enquiryId }) => enquiryId)
    expect([taken.length > 100, taken.filter((id) => !ids.includes(id))]).toEqual([true, []])
  })

  it('a refused enquiry comes back with its values when JavaScript is off', async () => {
    const { server, place } = await startIn()
    const unlock = await place.lock()
    const body = new URLSearchParams({
      firstName: 'Asha',
      email: 'asha@example.com',
      phone: '9876543210',
      primaryService: 'gst',
    }).toString()
    const { status, body: page } = await server.get('/f/q1', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect([
      status,
      page.toString().includes('asha@example.com'),
      page.toString().includes('NOT_STORED'),
    ]).toEqual([503, true, true])
    await unlock()
  })
})

describe('the server with a broken leads file', () => {
  it('refuses enquiries if the file is damaged at the start until a backup is restored', async () => {
    const damage = async (path: string) => {
      const store = await openLeads(path)
      await backUpLeads(store, join(path, 'copy.db'))
      await store.close()
      for (const name of readdirSync(join(path, 'data'))) rmSync(join(path, 'data', name))
      writeFileSync(join(path, 'data/leads.db'), 'no database '.repeat(5000))
    }
    const folder = temporaryFolder()
    cleanUp.push(folder.remove)
    await damage(folder.path)
    const server = await startServer(folder.path)
    cleanUp.push(() => server.stop(500))
    expect(server.lines[0]).toMatch(
      /^Enquiries are refused for now: the leads in .* are damaged, or LEADS_URL names another file\. If it names the right one, restore a backup: npm run leads -- --restore FILE$/,
    )
    expect(await send(server, nextId())).toEqual(refused)
    const store = await openLeads(folder.path)
    await restoreLeads(store, join(folder.path, 'copy.db'), 1)
    await store.close()
    const id = nextId()
    expect((await send(server, id)).answer.ok).toBe(true)
    expect(await idsIn(folder.path)).toEqual([id])
  })

  it.each<[string, (path: string) => void]>([
    ['deleted', (path) => rmSync(join(path, 'data'), { recursive: true })],
    [
      'overwritten',
      (path) => writeFileSync(join(path, 'data/leads.db'), 'no database '.repeat(5000)),
    ],
    ['emptied', (path) => writeFileSync(join(path, 'data/leads.db'), '')],
  ])('confirms only stored enquiries if the file is %s while it runs', async (_name, harm) => {
    const { server, path } = await start()
    for (let i = 0; i < 3; i += 1) await send(server, nextId())
    harm(path)
    const taken: string[] = []
    for (let i = 0; i < 5; i += 1) {
      const id = nextId()
      const { status, answer } = await send(server, id)
      expect([200, 503]).toContain(status)
      if (answer.ok) taken.push(id)
    }
    const ids = taken.length > 0 ? await idsIn(path) : []
    expect(taken.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('limits by IP address', () => {
  it('mark many enquiries from one address before any is refused', async () => {
    const { server, path } = await start()
    const statuses = []
    for (let i = 0; i < 70; i += 1) statuses.push((await send(server, nextId())).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const marked = (await storedLeads(path)).filter(({ marks }) =>
      marks.includes('many from one address'),
    ).length
    expect(marked).toBeGreaterThan(0)
    expect(marked).toBeLessThanOrEqual(10)
  })

  it.each([
    ['1', '198.51.100.1', 5],
    ['', '198.51.100.1', 0],
    ['127.0.0.1', '198.51.100.1', 5],
    ['192.0.2.0/24', '198.51.100.1', 0],
  ])(
    'with TRUST_PROXY=%s and %s in X-Forwarded-For leave %s of 5 more enquiries unmarked',
    async (trust, address, unmarked) => {
      const { server, path } = await start({ TRUST_PROXY: trust })
      for (let i = 0; i < 65; i += 1) await send(server, nextId())
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      }
      for (let i = 0; i < 5; i += 1) {
        const body = JSON.stringify({
          firstName: 'A',
          email: 'a@example.com',
          phone: '9876543210',
          primaryService: 'gst',
          enquiryId: `p${i}`,
        })
        await server.get('/f/q1', { method: 'POST', headers, body })
      }
      const marks = (await storedLeads(path))
        .filter(({ enquiryId }) => enquiryId.startsWith('p'))
        .map((lead) => lead.marks)
      expect(marks.filter((list) => list.length === 0)).toHaveLength(unmarked)
    },
  )
})

it('an enquiry amended more than 20 times is refused without losing its versions', async () => {
  const { server, path } = await start()
  const id = nextId()
  const statuses = []
  for (let i = 0; i < 23; i += 1) statuses.push((await send(server, id, `words ${i}`)).status)
  expect(statuses).toEqual([...Array(21).fill(200), 429, 429])
  expect((await storedLeads(path))[0]?.between).toHaveLength(19)
})

describe('a request with a proxy header', () => {
  it.each([
    ['', ['x-forwarded-for']],
    ['1', []],
    ['0', []],
    ['false', []],
  ])(
    'with TRUST_PROXY=%s is reported once by the header’s name only: %j',
    async (trust, [name]) => {
      const { server } = await start({ TRUST_PROXY: trust })
      for (const headers of [
        { 'x-forwarded-for': '198.51.100.7' },
        { forwarded: 'for=198.51.100.7' },
      ])
        await server.get('/about', { headers })
      const lines = server.lines.filter((line) => line.includes('TRUST_PROXY'))
      expect(
        lines.map(
          (line) =>
            /^A request came with the header (\S+), but TRUST_PROXY is not set, /.exec(line)?.[1],
        ),
      ).toEqual(name ? [name] : [])
      expect(lines.join()).not.toContain('198.51')
    },
  )
})

describe('slow and malicious clients', () => {
  const open = (server: TestServer, text: string) => {
    const { hostname, port } = new URL(server.address)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => {})
    return {
      socket,
      answer: () => answer,
      closed: new Promise<void>((resolve) => socket.on('close', () => resolve())),
    }
  }

  it('that never finish their request are disconnected', { timeout: 60_000 }, async () => {
    const { server } = await start()
    const head = open(server, 'GET / HTTP/1.1\r\nHost: a\r\n')
    const body = open(
      server,
      'POST /f/q1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"first',
    )
    await Promise.all([head.closed, body.closed])
    for (const { answer } of [head, body]) expect(answer()).toMatch(/^HTTP\/1\.1 408/)
  })

  it('don’t block other visitors', async () => {
    const { server } = await start()
    const slow = Array.from({ length: 300 }, (_, index) =>
      open(
        server,
        index % 2 === 0
          ? 'GET / HTTP/1.1\r\nHo'
          : 'POST /f/q1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ),
    )
    for (let i = 0; i < 20; i += 1) expect((await server.get('/services/repair')).status).toBe(200)
    expect((await send(server, nextId())).status).toBe(200)
    expect(slow.every(({ socket }) => !socket.destroyed)).toBe(true)
    for (const { socket } of slow) socket.destroy()
  })

  it('that disconnect during a download leave no open files', async () => {
    const { server } = await start()
    for (let i = 0; i < 20; i += 1) {
      const { socket, closed } = open(server, 'GET /assets/guide.pdf HTTP/1.1\r\nHost: a\r\n\r\n')
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
      await closed
    }
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    await expect.poll(openFiles).toBeLessThanOrEqual(before)
    expect(server.lines.filter((line) => line.startsWith('A file'))).toEqual([])
  })

  it('that send an endless body are disconnected', async () => {
    const { server } = await start()
    const { socket, closed } = open(
      server,
      'POST /f/q1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    const part = Buffer.alloc(16_384, ' ')
    const flood = () => {
      while (
        !socket.destroyed &&
        socket.write(
          Buffer.concat([
            Buffer.from(`${part.length.toString(16)}\r\n`),
            part,
            Buffer.from('\r\n'),
          ]),
        )
      );
    }
    socket.on('drain', flood)
    flood()
    await closed
    expect((await server.get('/about')).status).toBe(200)
  })
})

it('a form page that fails to render gets a plain 500 without internal details', async () => {
  const folder = temporaryFolder()
  cleanUp.push(folder.remove)
  const server = await startServer(folder.path, {}, {}, () => {
    throw new Error('inner words')
  })
  cleanUp.push(() => server.stop(500))
  const { status, headers, body } = await server.get('/f/q1', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=none',
  })
  expect([status, headers['content-type'], body.toString()]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'Something went wrong here. Please go back and try again.\n',
  ])
  expect(server.lines.filter((line) => line.includes('inner words'))).toHaveLength(1)
})
