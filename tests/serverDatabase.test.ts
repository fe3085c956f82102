import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { listLeads } from '../src/server/leads/leadStore.ts'
import { leadsPlace, openDatabase } from '../src/server/leads/openDatabase.ts'
import { temporaryFolder, writeBuiltSite } from './support/builtSite.ts'
import { databaseServer } from './support/databaseServer.ts'
import { startMailServer } from './support/mailServer.ts'
import { startServer } from './support/runningServer.ts'
import { runCommand, startProcess } from './support/serverProcess.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})
const prepare = async () => {
  const folder = temporaryFolder()
  cleanUp.push(folder.remove)
  writeBuiltSite(join(folder.path, 'dist'))
  const database = await databaseServer(join(folder.path, 'remote.db'))
  cleanUp.push(database.stop)
  return { path: folder.path, database }
}
const serve = async (path: string, env: Record<string, string>) => {
  const server = await startProcess(['--root', path], env)
  cleanUp.push(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })
  return server
}
const enquiry = (enquiryId: string) => ({ firstName: 'Asha', email: 'asha@example.com', phone: '9876543210', primaryService: 'gst', enquiryId })
const send = async (address: string, enquiryId: string) => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const response = await fetch(`${address}/f/q1`, { method: 'POST', headers, body: JSON.stringify(enquiry(enquiryId)) })
  return { status: response.status, body: (await response.json()) as { ok?: boolean; errors?: { code: string }[] } }
}
const refused = { status: 503, body: { errors: [{ code: 'NOT_STORED', message: expect.any(String) }] } }
const health = async (address: string) => {
  const response = await fetch(`${address}/~health`)
  return { status: response.status, ...((await response.json()) as { ok: boolean; reason?: string }) }
}
const idsIn = async (url: string) => {
  const client = await openDatabase(leadsPlace(url, '.'))
  const leads = await listLeads(client)
  client.close()
  return leads.map(({ enquiryId }) => enquiryId)
}

describe('a database server', () => {
  it('that is away at the start takes no page away, and is used once it is there', { timeout: 90_000 }, async () => {
    const { path, database } = await prepare()
    const mail = await startMailServer()
    cleanUp.push(mail.stop)
    const server = await serve(path, { LEADS_URL: database.url, SMTP_URL: mail.url, LEADS_TO: 'office@example.com' })
    const { host } = new URL(database.url)
    expect((await fetch(`${server.address}/about`)).status).toBe(200)
    await expect.poll(server.errors).toContain(`Enquiries are refused for now: the database server ${host} is not there: nothing answers.\n`)
    expect(await send(server.address, 'a')).toEqual(refused)
    expect(await health(server.address)).toEqual({ status: 503, ok: false, reason: expect.stringMatching(/^Enquiries can’t be stored: the database server/) })
    await database.start()
    await expect.poll(() => health(server.address), { timeout: 30_000 }).toEqual({ status: 200, ok: true })
    expect(server.errors()).toContain('Enquiries are taken again.\n')
    expect((await send(server.address, 'a')).body.ok).toBe(true)
    expect(await idsIn(database.url)).toEqual(['a'])
    await expect.poll(() => mail.messages.length).toBe(1)
  })

  it('that is away sends a form without JavaScript back with what was typed', async () => {
    const { path, database } = await prepare()
    const server = await startServer(path, { LEADS_URL: database.url })
    cleanUp.push(() => server.stop(500))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, body } = await server.get('/f/q1', { method: 'POST', headers, body: new URLSearchParams(enquiry('a')).toString() })
    expect([status, body.toString()]).toEqual([503, expect.stringMatching(/"email":"asha@example\.com".*"code":"NOT_STORED"/)])
  })

  it('that takes questions and never answers holds up no page, and is told', { timeout: 90_000 }, async () => {
    const { path, database } = await prepare()
    database.mode = 'silent'
    await database.start()
    const server = await serve(path, { LEADS_URL: database.url })
    expect((await fetch(`${server.address}/about`)).status).toBe(200)
    expect((await health(server.address)).status).toBe(503)
    expect(await send(server.address, 'a')).toEqual(refused)
    expect(server.errors()).toContain(`Enquiries are refused for now: the database server ${new URL(database.url).host} does not answer.\n`)
    database.mode = 'well'
    await expect.poll(async () => (await send(server.address, 'a')).status, { timeout: 60_000 }).toBe(200)
    expect(await idsIn(database.url)).toEqual(['a'])
  })

  it('that finds the token wrong is told, without the token', { timeout: 60_000 }, async () => {
    const { path, database } = await prepare()
    database.mode = 401
    await database.start()
    const server = await serve(path, { LEADS_URL: `${database.url}?authToken=very-secret` })
    await expect.poll(server.errors).toContain(`the database server ${new URL(database.url).host} does not accept LEADS_TOKEN (401).`)
    expect(await send(server.address, 'a')).toEqual(refused)
    expect(server.errors()).not.toContain('very-secret')
  })

  it('that goes while the site is served is told, and so is its return', { timeout: 90_000 }, async () => {
    const { path, database } = await prepare()
    await database.start()
    const server = await serve(path, { LEADS_URL: database.url })
    expect((await send(server.address, 'a')).status).toBe(200)
    database.mode = 500
    expect(await send(server.address, 'b')).toEqual(refused)
    await expect.poll(server.errors).toContain(`Enquiries are refused for now: the database server ${new URL(database.url).host} answers 500.\n`)
    database.mode = 'well'
    expect((await send(server.address, 'b')).status).toBe(200)
    await expect.poll(server.errors).toContain('Enquiries are taken again.\n')
    expect(await idsIn(database.url)).toEqual(['a', 'b'])
  })
})

it.each(['libsql://', 'https://', 'libsql://host?secret=very-secret', 'libsql://host:port'])(
  'LEADS_URL=%s is refused at the start in one line',
  async (url) => {
    const { path } = await prepare()
    const server = runCommand(['serve', '--root', path], { PORT: '0', LEADS_URL: url })
    expect(await server.ended).toBe(2)
    expect(server.errors()).toBe("serve could not run: LEADS_URL can't be used: expected libsql://HOST for a database server, or file:PATH.\n")
  },
)
