import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { storeLead } from '../src/server/leads/leadStore.ts'
import { temporaryFolder } from './support/builtSite.ts'
import { newLead, openLeads, storedLeads } from './support/leads.ts'
import { startMailServer } from './support/mailServer.ts'
import { startServer, type TestServer } from './support/runningServer.ts'
import { runCommand } from './support/serverProcess.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})
const folder = () => {
  const { path, remove } = temporaryFolder()
  cleanUp.push(remove)
  return path
}
const run = async (root: string, args: readonly string[], env: Record<string, string> = {}) => {
  const { ended, output, errors } = runCommand(['leads', '--root', root, ...args], { LEADS_URL: '', ...env })
  return { code: await ended, out: output(), error: errors() }
}
const storeIn = (path: string) => join(path, 'data/leads.db')
const fill = async (path: string, leads: readonly Parameters<typeof newLead>[0][]) => {
  const database = await openLeads(path)
  for (const [index, lead] of leads.entries()) await storeLead(database, newLead({ enquiryId: `e${index + 1}`, ...lead }))
  database.close()
}
const idsIn = async (path: string) => (await storedLeads(path)).map(({ enquiryId }) => enquiryId)
/** All bytes of all files of the store, one after the other. */
const bytesOf = (path: string) => readdirSync(join(path, 'data')).map((name) => readFileSync(join(path, 'data', name)).toString('latin1'))
const legible = (path: string, word: string) => bytesOf(path).filter((bytes) => bytes.includes(word)).length

describe('where npm run leads looks', () => {
  it.each([[[]], [['--format', 'json']], [['--backup', 'copy.db']], [['--check']], [['--delete', '1', '--yes']]])(
    'is told where there is nothing, with %j, and nothing is made',
    async (args) => {
      const path = folder()
      const { code, out, error } = await run(path, args)
      expect([code, out]).toEqual([2, ''])
      expect(error).toContain(`there are no leads in ${storeIn(path)}: there is no such file. LEADS_URL is not set, so this usual place was read`)
      expect(error.trimEnd().split('\n')).toHaveLength(1)
      expect(readdirSync(path)).toEqual([])
    },
  )

  it.each<[string, string, (path: string) => void]>([
    ['there is no such file', 'file:data/laeds.db', () => {}],
    ['that is no file', 'file:data', (path) => mkdirSync(join(path, 'data'))],
    ['it holds none, and never did', 'file:empty.db', (path) => writeFileSync(join(path, 'empty.db'), '')],
  ])('is told where LEADS_URL leads astray: %s', async (fault, LEADS_URL, prepare) => {
    const path = folder()
    prepare(path)
    const before = readdirSync(path)
    const { code, error } = await run(path, ['--backup', join(path, 'copy.db')], { LEADS_URL })
    expect([code, error]).toEqual([2, expect.stringContaining(`: ${fault}. LEADS_URL names this place`)])
    expect(readdirSync(path)).toEqual(before)
  })

  it('is said with what was found: beside the table, and not among the data for programs', async () => {
    const path = folder()
    ;(await openLeads(path)).close()
    expect(await run(path, [])).toEqual({ code: 0, out: `No leads yet in ${storeIn(path)}.\n`, error: '' })
    await fill(path, [{}])
    expect((await run(path, [])).out).toMatch(`1 lead in ${storeIn(path)}\nNo  Received`)
    const json = await run(path, ['--format', 'json'])
    expect([JSON.parse(json.out)[0].enquiryId, json.error]).toEqual(['e1', `1 lead in ${storeIn(path)}\n`])
    const csv = await run(path, ['--format', 'csv'])
    expect([csv.out.startsWith('\ufeff"number",'), csv.error]).toEqual([true, `1 lead in ${storeIn(path)}\n`])
  })

  it('is said of copies, which come back whole', async () => {
    const path = folder()
    const copy = join(path, 'copy.db')
    await fill(path, [{}, {}])
    expect((await run(path, ['--backup', copy])).out).toBe(`Copied 2 leads from ${storeIn(path)} to ${copy}.\n`)
    rmSync(join(path, 'data'), { recursive: true })
    expect((await run(path, ['--restore', copy])).out).toBe(`Brought back 2 leads into ${storeIn(path)}.\n`)
    expect(await idsIn(path)).toEqual(['e1', 'e2'])
    expect(await run(path, ['--backup', join(path, 'none/copy.db')])).toMatchObject({ code: 2, error: expect.stringContaining('there is no folder') })
    expect(await run(path, ['--restore', 'nowhere.db'])).toMatchObject({ code: 2, error: expect.stringContaining('there is no file') })
  })
})

describe("one person's enquiries", () => {
  const asha = { values: { firstName: 'Asha', email: 'asha@example.com', message: 'secret-of-asha' } }
  const three = [asha, { values: { firstName: 'Noor', email: 'noor@example.com', message: 'words-of-noor' } }, { values: { mail: 'ASHA@example.com ' } }]

  it('are found by the address, in any field and any case, and given to them', async () => {
    const path = folder()
    await fill(path, three)
    const { out } = await run(path, ['--email', 'Asha@Example.com', '--format', 'json'])
    expect(JSON.parse(out).map(({ number }: { number: number }) => number)).toEqual([1, 3])
    expect((await run(path, ['--email', 'nobody@example.com'])).out).toBe(`No such leads in ${storeIn(path)}.\n`)
  })

  it('are shown and kept, where there is no terminal to ask on', async () => {
    const path = folder()
    await fill(path, three)
    const { code, out } = await run(path, ['--delete', '--email', 'asha@example.com'])
    expect([code, await idsIn(path)]).toEqual([2, ['e1', 'e2', 'e3']])
    expect(out).toContain('secret-of-asha')
    expect(out).not.toContain('words-of-noor')
    expect(out).toContain('Nothing was changed: there is no terminal to ask on. Add --yes to do what is shown.')
  })

  it('are deleted with --yes, which repeats none of their words', async () => {
    const path = folder()
    await fill(path, three)
    const { code, out } = await run(path, ['--delete', '--email', 'asha@example.com', '--yes'])
    expect([code, await idsIn(path)]).toEqual([0, ['e2']])
    expect(out).toContain(`Deleted 2 leads in ${storeIn(path)}. Nothing of the old words is left in its files.`)
    expect(out).not.toContain('asha')
    expect(legible(path, 'words-of-noor')).toBe(1)
    for (const word of ['secret-of-asha', 'asha@', 'ASHA@']) expect([word, legible(path, word)]).toEqual([word, 0])
  })

  it('are corrected, and what was wrong is in no file', async () => {
    const path = folder()
    await fill(path, three)
    const wrong = await run(path, ['--correct', 'mail=new@example.com', '--email', 'asha@example.com', '--yes'])
    expect(wrong).toMatchObject({ code: 2, error: expect.stringContaining('lead 1 has no field "mail". It has firstName, email, message.') })
    const shown = await run(path, ['--correct', 'message=better words', '1'])
    expect([shown.code, shown.out, legible(path, 'secret-of-asha')]).toEqual([2, expect.stringContaining('secret-of-asha'), 1])
    const { code, out } = await run(path, ['--correct', 'message=better words', '1', '--yes'])
    expect([code, legible(path, 'secret-of-asha')]).toEqual([0, 0])
    expect(out).toContain(`Corrected 1 lead in ${storeIn(path)}.`)
    expect((await storedLeads(path)).map(({ values }) => values['message'])).toEqual(['better words', 'words-of-noor', undefined])
  })

  it('are deleted by number, all or none', async () => {
    const path = folder()
    await fill(path, three)
    expect(await run(path, ['--delete', '1', '7', '--yes'])).toMatchObject({ code: 2, error: expect.stringContaining('there is no lead 7') })
    expect(await idsIn(path)).toEqual(['e1', 'e2', 'e3'])
    expect((await run(path, ['--delete', '3', '1', '--yes'])).code).toBe(0)
    expect(await idsIn(path)).toEqual(['e2'])
  })

  it('are deleted by time', async () => {
    const path = folder()
    await fill(
      path,
      ['2025-01-30', '2025-01-31', '2025-02-01'].map((day) => ({ receivedAt: Date.parse(`${day}T00:00:00Z`) })),
    )
    expect((await run(path, ['--delete-before', '2025-01-31', '--yes'])).out).toContain('Deleted 1 lead ')
    expect((await run(path, ['--delete', '--since', '2025-02-01', '--yes'])).out).toContain('Deleted 1 lead ')
    expect((await run(path, ['--delete-before', '2025-01-31', '--yes'])).out).toContain(': nothing was changed.')
    expect(await idsIn(path)).toEqual(['e2'])
  })
})

describe('beside a running server', () => {
  const send = (server: TestServer, enquiryId: string, email: string, message: string) =>
    server.get('/f/q1', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Asha', email, phone: '9876543210', primaryService: 'gst', message, enquiryId }),
    })

  it('lists, copies and deletes; none of the words are left in any file, and the next enquiry is taken', async () => {
    const path = folder()
    const server = await startServer(path)
    cleanUp.push(() => server.stop())
    for (let i = 0; i < 40; i += 1)
      await send(
        server,
        `r${i}`,
        i % 2 === 0 ? 'gone@example.com' : 'stays@example.com',
        `words-${i % 2 === 0 ? 'gone' : 'kept'} `.repeat(1 + ((i * 37) % 120)),
      )
    await send(server, 'r2', 'gone@example.com', 'words-gone, another time')
    expect(JSON.parse((await run(path, ['--format', 'json'])).out)).toHaveLength(40)
    expect((await run(path, ['--backup', join(path, 'copy.db')])).out).toContain('Copied 40 leads')
    expect((await run(path, ['--delete', '--email', 'gone@example.com', '--yes'])).out).toContain('Deleted 20 leads')
    for (const word of ['gone@example', 'words-gone']) expect([word, legible(path, word)]).toEqual([word, 0])
    expect((await send(server, 'next', 'next@example.com', 'words-next')).status).toBe(200)
    expect(await idsIn(path)).toHaveLength(21)
  })
})

describe('the way to the firm', () => {
  const month = 31 * 86_400_000

  it('is checked: 1 while a lead is undelivered, 0 once none is', async () => {
    const path = folder()
    ;(await openLeads(path)).close()
    expect(await run(path, ['--check'])).toMatchObject({ code: 0, out: `All leads in ${storeIn(path)} have been delivered.\n` })
    await fill(path, [{}, { receivedAt: Date.now() }])
    const { code, out } = await run(path, ['--check'], { SMTP_URL: 'smtp://127.0.0.1:9', LEADS_TO: 'office@example.com' })
    expect([code, out]).toEqual([
      1,
      `2 leads in ${storeIn(path)} are undelivered: 1, 2.\nGiven up after thirty days: 1. Once delivery works again: npm run leads -- --deliver\n`,
    ])
    expect(out).not.toContain('asha')
  })

  it('is taken again with --deliver: what waits and what was given up, once, beside a server too', async () => {
    const mail = await startMailServer()
    cleanUp.push(mail.stop)
    mail.refuse = true
    const path = folder()
    const env = { SMTP_URL: mail.url, LEADS_TO: 'office@example.com' }
    await fill(path, [{ receivedAt: Date.now() - month }, { receivedAt: Date.now() }])
    const server = await startServer(path, env)
    cleanUp.push(() => server.stop())
    await expect.poll(() => server.lines.join()).toContain('Lead 2 could not be delivered')
    const failed = await run(path, ['--deliver'], env)
    expect([failed.code, failed.out]).toEqual([1, `Nothing in ${storeIn(path)} was sent.\nStill undelivered: 1, 2.\n`])
    mail.refuse = false
    const { code } = await run(path, ['--deliver'], env)
    expect([code, mail.messages.map((message) => /Subject: (Enquiry \d)/.exec(message)?.[1]).sort()]).toEqual([0, ['Enquiry 1', 'Enquiry 2']])
    expect(await run(path, ['--check'], env)).toMatchObject({ code: 0 })
    expect((await run(path, ['--undelivered', '--format', 'json'], env)).out).toBe('[]\n')
  })

  it('is asked for where none is named', async () => {
    const path = folder()
    const server = await startServer(path)
    cleanUp.push(() => server.stop())
    expect(await run(path, ['--deliver'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('no way to the firm is named: set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK'),
    })
  })
})
