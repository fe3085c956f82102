import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { backUpLeads } from '../../../src/site/enquiries/backup.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { onEachStore, type StorePlace } from '../../support/eachStore.ts'
import { newLead, openLeads, storedLeads } from '../../support/leads.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { startServer, type TestServer } from '../../support/runningServer.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})
const folder = () => {
  const { path, remove } = temporaryFolder()
  cleanUp.push(remove)
  return path
}
const start = async (path: string, env: Record<string, string> = {}) => {
  const server = await startServer(path, env)
  cleanUp.push(() => server.stop(500))
  return server
}
const health = async (server: TestServer) => {
  const { status, body } = await server.get('/~health')
  return { status, ...(JSON.parse(body.toString()) as { ok: boolean; reason?: string }) }
}
const well = { status: 200, ok: true }
const ill = (reason: string) => ({ status: 503, ok: false, reason })
const send = async (server: TestServer, enquiryId: string) => {
  const body = JSON.stringify({
    firstName: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    primaryService: 'gst',
    enquiryId,
  })
  return (
    await server.get('/f/q1', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
    })
  ).status
}
const fileIn = (path: string) => join(path, 'data/leads.db')
/** Longer than an answer is remembered. */
const eventually = { timeout: 15_000, interval: 300 }

describe('GET /~health', () => {
  it('answers 200 with uncached JSON, also to HEAD', async () => {
    const server = await start(folder())
    const { headers } = await server.get('/~health?from=monitor')
    expect([await health(server), headers['content-type'], headers['cache-control']]).toEqual([
      well,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect((await server.get('/~health', { method: 'HEAD' })).status).toBe(200)
    expect((await server.get('/~healthy')).status).toBe(404)
  })
})

onEachStore((newPlace, cleanUpOf) => {
  const startAt = async ({ folder: path, url }: StorePlace, env: Record<string, string> = {}) => {
    const server = await startServer(path, { LEADS_URL: url, ...env })
    cleanUpOf(() => server.stop(500))
    return server
  }
  const startMail = async () => {
    const mail = await startMailServer()
    cleanUpOf(mail.stop)
    return mail
  }
  const store = async (place: StorePlace, age: number) =>
    (await place.open()).storeLead(newLead({ receivedAt: Date.now() - age }))

  it('/~health answers 503 while another program locks the leads but pages are served', {
    timeout: 40_000,
  }, async () => {
    const place = await newPlace()
    const server = await startAt(place)
    await expect.poll(() => health(server), eventually).toEqual(well)
    const unlock = await place.lock()
    await expect
      .poll(() => health(server), eventually)
      .toEqual(ill('Enquiries can’t be stored: the database is locked by another program.'))
    expect((await server.get('/about')).status).toBe(200)
    await unlock()
    await expect.poll(() => health(server), eventually).toEqual(well)
    expect(server.lines.slice(1)).toEqual([
      expect.stringMatching(/^Enquiries are refused for now: the leads in .* are locked/),
      'Enquiries are taken again.',
    ])
  })

  it('/~health answers 503 when the leads have no more room', { timeout: 60_000 }, async () => {
    const place = await newPlace()
    const filled = await place.open()
    for (let i = 0; i < 12; i += 1)
      await filled.storeLead(
        newLead({ enquiryId: `e${i}`, values: { message: randomBytes(50_000).toString('hex') } }),
      )
    const server = await startAt(place, { LEADS_LIMIT_MB: '1' })
    await expect
      .poll(() => health(server), eventually)
      .toEqual(ill('Enquiries can’t be stored: the database has no more room.'))
  })

  it.each([
    [29, well],
    [31, ill('An enquiry has waited for 31 minutes to be delivered by e-mail.')],
    [3 * 60, ill('An enquiry has waited for 3 hours to be delivered by e-mail.')],
    [31 * 24 * 60, ill('An enquiry has waited for 31 days to be delivered by e-mail.')],
  ])(
    '/~health answers when an enquiry has waited %i minutes for delivery: %j',
    async (minutes, expected) => {
      const mail = await startMail()
      mail.refuse = true
      const place = await newPlace()
      await store(place, minutes * 60_000 + 1000)
      const server = await startAt(place, { SMTP_URL: mail.url, LEADS_TO: 'office@example.com' })
      expect(await health(server)).toEqual(expected)
    },
  )

  it('/~health answers 200 once the enquiry is delivered or if no delivery is configured', async () => {
    const mail = await startMail()
    const place = await newPlace()
    await store(place, 3_600_000)
    const silent = await startAt(place)
    expect(await health(silent)).toEqual(well)
    await silent.stop(500)
    const server = await startAt(place, { SMTP_URL: mail.url, LEADS_TO: 'office@example.com' })
    await expect.poll(() => health(server), eventually).toEqual(well)
    expect(mail.messages).toHaveLength(1)
  })
})

describe('a leads file that disappears while the server runs', () => {
  const filled = async () => {
    const path = folder()
    const server = await start(path)
    for (const id of ['a', 'b', 'c']) await send(server, id)
    return { path, server }
  }
  /** The line that tells it; only monitoring asks meanwhile. */
  const told = (server: TestServer) => async () => {
    await health(server)
    return server.lines[1] ?? ''
  }
  const idsIn = async (path: string) => (await storedLeads(path)).map(({ enquiryId }) => enquiryId)

  it('by being moved is reported even without an enquiry and can be recovered', async () => {
    const { path, server } = await filled()
    mkdirSync(join(path, 'old/data'), { recursive: true })
    renameSync(fileIn(path), fileIn(join(path, 'old')))
    await expect
      .poll(told(server), eventually)
      .toMatch(
        / was deleted or moved while the server ran: a new one was begun, without the earlier leads\. .*--restore FILE$/,
      )
    const log = / was written last to the old file is in (\S+):/.exec(server.lines[1] ?? '')?.[1]
    expect(server.lines[1]).toContain(`The leads' file ${fileIn(path)} was`)
    expect(await send(server, 'd')).toBe(200)
    renameSync(String(log), `${fileIn(join(path, 'old'))}-wal`)
    expect([await idsIn(path), await idsIn(join(path, 'old'))]).toEqual([['d'], ['a', 'b', 'c']])
    expect(server.lines).toHaveLength(2)
  })

  it('by being replaced is reported and the new file used without the old log', async () => {
    const { path, server } = await filled()
    const other = folder()
    const store = await openLeads(other)
    await store.storeLead(newLead({ enquiryId: 'other' }))
    await backUpLeads(store, join(other, 'copy.db'))
    await store.close()
    renameSync(join(other, 'copy.db'), fileIn(path))
    await expect
      .poll(told(server), eventually)
      .toMatch(
        /^The leads' file .* was replaced by another one while the server ran: that one is used from now on\. What was written last/,
      )
    expect(await send(server, 'd')).toBe(200)
    expect(await idsIn(path)).toEqual(['other', 'd'])
  })

  it('and has a folder in its place is reported until the folder is removed', async () => {
    const { path, server } = await filled()
    renameSync(fileIn(path), join(path, 'moved.db'))
    mkdirSync(fileIn(path))
    await expect
      .poll(() => health(server), eventually)
      .toEqual(ill('Enquiries can’t be stored: the database can’t be written.'))
    expect([
      await send(server, 'd'),
      server.lines.some((line) =>
        /^Enquiries are refused for now: leads can't be written to/.test(line),
      ),
    ]).toEqual([503, true])
    rmSync(fileIn(path), { recursive: true })
    await expect.poll(() => health(server), eventually).toEqual(well)
    expect([await send(server, 'd'), await idsIn(path)]).toEqual([200, ['d']])
    expect(server.lines.join('\n')).toMatch(/Enquiries are taken again\./)
  })
})

it('the leads file and its log are readable by their owner only', async () => {
  const path = folder()
  const before = process.umask(0)
  cleanUp.push(() => process.umask(before))
  const modes = () =>
    readdirSync(join(path, 'data')).map((name) => [
      name,
      (statSync(join(path, 'data', name)).mode & 0o777).toString(8),
    ])
  const server = await start(path)
  await send(server, 'a')
  const expected = ['leads.db', 'leads.db-shm', 'leads.db-wal'].map((name) => [name, '600'])
  expect(modes()).toEqual(expected)
  await server.stop(500)
  chmodSync(fileIn(path), 0o644)
  const next = await start(path)
  await send(next, 'b')
  expect(modes()).toEqual(expected)
})
