import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { onEachStore, type StorePlace } from '../../support/eachStore.ts'
import { leadsFileIn, newLead } from '../../support/leads.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { runMain } from '../../support/runMain.ts'
import { startServer, type TestServer } from '../../support/runningServer.ts'

const run = async (
  { folder, url = '' }: { folder: string; url?: string },
  args: readonly string[],
  env: Record<string, string> = {},
) => {
  const { status, stdout, stderr } = await runMain(['leads', '--root', folder, ...args], {
    LEADS_URL: url,
    ...env,
  })
  return { code: status, out: stdout, error: stderr }
}
const fill = async (place: StorePlace, leads: readonly Parameters<typeof newLead>[0][]) => {
  const store = await place.open()
  for (const [index, lead] of leads.entries())
    await store.storeLead(newLead({ enquiryId: `e${index + 1}`, ...lead }))
  await store.close()
}
/** Makes a store without leads. */
const begin = async (place: StorePlace) => {
  const store = await place.open()
  await store.tryStoring()
  await store.close()
}
const idsIn = async (place: StorePlace) => (await place.leads()).map(({ enquiryId }) => enquiryId)
const legible = async (place: StorePlace, word: string) => (await place.bytes()).includes(word)

describe('npm run leads', () => {
  it.each([
    [['--format', 'json']],
    [['--backup', 'copy.db']],
    [['--check']],
    [['--delete', '1', '--yes']],
  ])('exits with 2 and creates nothing without a leads file: %j', async (args) => {
    const { path, remove } = temporaryFolder()
    const { code, out, error } = await run({ folder: path }, args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(
      `there are no leads in ${leadsFileIn(path)}: there is no such file. LEADS_URL is not set, so this usual place was read`,
    )
    expect(error.trimEnd().split('\n')).toHaveLength(1)
    expect(readdirSync(path)).toEqual([])
    remove()
  })

  it('lists no leads before the first enquiry and creates nothing', async () => {
    const { path, remove } = temporaryFolder()
    const { code, out, error } = await run({ folder: path }, [])
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(
      `No leads yet in ${leadsFileIn(path)}: the first enquiry makes it. Where the server keeps them elsewhere, set LEADS_URL`,
    )
    expect(readdirSync(path)).toEqual([])
    remove()
  })

  it.each<[string, string, (path: string) => void]>([
    ['there is no such file', 'file:data/laeds.db', () => {}],
    ['that is no file', 'file:data', (path) => mkdirSync(join(path, 'data'))],
    [
      'it holds none, and never did',
      'file:empty.db',
      (path) => writeFileSync(join(path, 'empty.db'), ''),
    ],
  ])(
    'exits with 2 and explains what is wrong with LEADS_URL: %s',
    async (fault, LEADS_URL, prepare) => {
      const { path, remove } = temporaryFolder()
      prepare(path)
      const before = readdirSync(path)
      const { code, error } = await run({ folder: path }, ['--backup', join(path, 'copy.db')], {
        LEADS_URL,
      })
      expect([code, error]).toEqual([
        2,
        expect.stringContaining(`: ${fault}. LEADS_URL names this place`),
      ])
      expect(readdirSync(path)).toEqual(before)
      remove()
    },
  )
})

onEachStore((newPlace, cleanUp) => {
  it('npm run leads warns on standard error when the leads take most of their room', async () => {
    const place = await newPlace()
    await fill(place, [
      { values: { message: randomBytes(225_000).toString('hex') } },
      { values: { message: randomBytes(225_000).toString('hex') } },
    ])
    const { code, out, error } = await run(place, ['--format', 'json'], { LEADS_LIMIT_MB: '1' })
    expect([code, JSON.parse(out).length]).toEqual([0, 2])
    expect(error).toMatch(/ take \d+ % of their room\./)
    expect((await run(place, ['--format', 'json'])).error).not.toContain('of their room')
  })

  describe('npm run leads', () => {
    it('prints the store’s name next to the table, or on standard error for JSON and CSV', async () => {
      const place = await newPlace()
      await begin(place)
      expect(await run(place, [])).toEqual({
        code: 0,
        out: `No leads yet in ${place.name}.\n`,
        error: '',
      })
      await fill(place, [{}])
      expect((await run(place, [])).out).toMatch(`1 lead in ${place.name}\nNo  Received`)
      const json = await run(place, ['--format', 'json'])
      expect([JSON.parse(json.out)[0].enquiryId, json.error]).toEqual([
        'e1',
        `1 lead in ${place.name}\n`,
      ])
      const csv = await run(place, ['--format', 'csv'])
      expect([csv.out.startsWith('\ufeff"number",'), csv.error]).toEqual([
        true,
        `1 lead in ${place.name}\n`,
      ])
    })

    it('prints the store’s name for --backup and --restore of a complete copy', async () => {
      const place = await newPlace()
      const copy = join(place.folder, 'copy.db')
      await fill(place, [{}, {}])
      expect((await run(place, ['--backup', copy])).out).toBe(
        `Copied 2 leads from ${place.name} to ${copy}.\n`,
      )
      const other = await newPlace()
      expect((await run(other, ['--restore', copy])).out).toBe(
        `Brought back 2 leads into ${other.name}.\n`,
      )
      expect(await idsIn(other)).toEqual(['e1', 'e2'])
      expect(await run(place, ['--backup', join(place.folder, 'none/copy.db')])).toMatchObject({
        code: 2,
        error: expect.stringContaining('there is no folder'),
      })
      expect(await run(place, ['--restore', 'nowhere.db'])).toMatchObject({
        code: 2,
        error: expect.stringContaining('there is no file'),
      })
    })
  })

  describe('one person’s enquiries', () => {
    const asha = {
      values: { firstName: 'Asha', email: 'asha@example.com', message: 'secret-of-asha' },
    }
    const three = [
      asha,
      { values: { firstName: 'Noor', email: 'noor@example.com', message: 'words-of-noor' } },
      { values: { mail: 'ASHA@example.com ' } },
    ]

    it('are found by email address in any field and letter case', async () => {
      const place = await newPlace()
      await fill(place, three)
      const { out } = await run(place, ['--email', 'Asha@Example.com', '--format', 'json'])
      expect(JSON.parse(out).map(({ number }: { number: number }) => number)).toEqual([1, 3])
      expect((await run(place, ['--email', 'nobody@example.com'])).out).toBe(
        `No such leads in ${place.name}.\n`,
      )
    })

    it('are shown but not deleted if there is no terminal for the confirmation', async () => {
      const place = await newPlace()
      await fill(place, three)
      const { code, out } = await run(place, ['--delete', '--email', 'asha@example.com'])
      expect([code, await idsIn(place)]).toEqual([2, ['e1', 'e2', 'e3']])
      expect(out).toContain('secret-of-asha')
      expect(out).not.toContain('words-of-noor')
      expect(out).toContain(
        'Nothing was changed: there is no terminal to ask on. Add --yes to do what is shown.',
      )
    })

    it('are deleted with --yes from every file without being repeated in the output', async () => {
      const place = await newPlace()
      await fill(place, three)
      const { code, out } = await run(place, ['--delete', '--email', 'asha@example.com', '--yes'])
      expect([code, await idsIn(place)]).toEqual([0, ['e2']])
      expect(out).toContain(
        `Deleted 2 leads in ${place.name}. Nothing of the old words is left in its `,
      )
      expect(out).not.toContain('asha')
      expect(await legible(place, 'words-of-noor')).toBe(true)
      for (const word of ['secret-of-asha', 'asha@', 'ASHA@'])
        expect([word, await legible(place, word)]).toEqual([word, false])
    })

    it('are corrected with --correct so that no file keeps the old words', async () => {
      const place = await newPlace()
      await fill(place, three)
      const wrong = await run(place, [
        '--correct',
        'mail=new@example.com',
        '--email',
        'asha@example.com',
        '--yes',
      ])
      expect(wrong).toMatchObject({
        code: 2,
        error: expect.stringContaining(
          'lead 1 has no field "mail". It has firstName, email, message.',
        ),
      })
      const shown = await run(place, ['--correct', 'message=better words', '1'])
      expect([shown.code, shown.out, await legible(place, 'secret-of-asha')]).toEqual([
        2,
        expect.stringContaining('secret-of-asha'),
        true,
      ])
      const { code, out } = await run(place, ['--correct', 'message=better words', '1', '--yes'])
      expect([code, await legible(place, 'secret-of-asha')]).toEqual([0, false])
      expect(out).toContain(`Corrected 1 lead in ${place.name}.`)
      expect((await place.leads()).map(({ values }) => values['message'])).toEqual([
        'better words',
        'words-of-noor',
        undefined,
      ])
    })

    it('are deleted by number, all or none', async () => {
      const place = await newPlace()
      await fill(place, three)
      expect(await run(place, ['--delete', '1', '7', '--yes'])).toMatchObject({
        code: 2,
        error: expect.stringContaining('there is no lead 7'),
      })
      expect(await idsIn(place)).toEqual(['e1', 'e2', 'e3'])
      expect((await run(place, ['--delete', '3', '1', '--yes'])).code).toBe(0)
      expect(await idsIn(place)).toEqual(['e2'])
    })

    it('are deleted by date', async () => {
      const place = await newPlace()
      await fill(
        place,
        ['2025-01-30', '2025-01-31', '2025-02-01'].map((day) => ({
          receivedAt: Date.parse(`${day}T00:00:00Z`),
        })),
      )
      expect((await run(place, ['--delete-before', '2025-01-31', '--yes'])).out).toContain(
        'Deleted 1 lead ',
      )
      expect((await run(place, ['--delete', '--since', '2025-02-01', '--yes'])).out).toContain(
        'Deleted 1 lead ',
      )
      expect((await run(place, ['--delete-before', '2025-01-31', '--yes'])).out).toContain(
        ': nothing was changed.',
      )
      expect(await idsIn(place)).toEqual(['e2'])
    })
  })

  describe('npm run leads with a running server', () => {
    const send = (server: TestServer, enquiryId: string, email: string, message: string) =>
      server.get('/f/q1', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Asha',
          email,
          phone: '9876543210',
          primaryService: 'gst',
          message,
          enquiryId,
        }),
      })

    it('lists, backs up and deletes leads without blocking the next enquiry', async () => {
      const place = await newPlace()
      const server = await startServer(place.folder, { LEADS_URL: place.url })
      cleanUp(() => server.stop())
      for (let i = 0; i < 40; i += 1)
        await send(
          server,
          `r${i}`,
          i % 2 === 0 ? 'gone@example.com' : 'stays@example.com',
          `words-${i % 2 === 0 ? 'gone' : 'kept'} `.repeat(1 + ((i * 37) % 120)),
        )
      await send(server, 'r2', 'gone@example.com', 'words-gone, another time')
      expect(JSON.parse((await run(place, ['--format', 'json'])).out)).toHaveLength(40)
      expect((await run(place, ['--backup', join(place.folder, 'copy.db')])).out).toContain(
        'Copied 40 leads',
      )
      expect(
        (await run(place, ['--delete', '--email', 'gone@example.com', '--yes'])).out,
      ).toContain('Deleted 20 leads')
      for (const word of ['gone@example', 'words-gone'])
        expect([word, await legible(place, word)]).toEqual([word, false])
      expect((await send(server, 'next', 'next@example.com', 'words-next')).status).toBe(200)
      expect(await idsIn(place)).toHaveLength(21)
    })
  })

  describe('delivery of leads to the firm', () => {
    const month = 31 * 86_400_000

    it('is checked by --check, which exits with 1 while a lead is undelivered', async () => {
      const place = await newPlace()
      await begin(place)
      expect(await run(place, ['--check'])).toMatchObject({
        code: 0,
        out: `All leads in ${place.name} have been delivered.\n`,
      })
      await fill(place, [{}, { receivedAt: Date.now() }])
      const { code, out } = await run(place, ['--check'], {
        SMTP_URL: 'smtp://127.0.0.1:9',
        LEADS_TO: 'office@example.com',
      })
      expect([code, out]).toEqual([
        1,
        `2 leads in ${place.name} are undelivered: 1, 2.\nGiven up after thirty days: 1. Once delivery works again: npm run leads -- --deliver\n`,
      ])
      expect(out).not.toContain('asha')
    })

    it('is repeated once by --deliver for pending and given-up leads, with a server too', async () => {
      const mail = await startMailServer()
      cleanUp(mail.stop)
      mail.refuse = true
      const place = await newPlace()
      const env = { SMTP_URL: mail.url, LEADS_TO: 'office@example.com' }
      await fill(place, [{ receivedAt: Date.now() - month }, { receivedAt: Date.now() }])
      const server = await startServer(place.folder, { LEADS_URL: place.url, ...env })
      cleanUp(() => server.stop())
      await expect.poll(() => server.lines.join()).toContain('Lead 2 could not be delivered')
      const failed = await run(place, ['--deliver'], env)
      expect([failed.code, failed.out]).toEqual([
        1,
        `Nothing in ${place.name} was sent.\nStill undelivered: 1, 2.\n`,
      ])
      mail.refuse = false
      const { code } = await run(place, ['--deliver'], env)
      expect([
        code,
        mail.messages.map((message) => /Subject: (Enquiry \d)/.exec(message)?.[1]).sort(),
      ]).toEqual([0, ['Enquiry 1', 'Enquiry 2']])
      expect(await run(place, ['--check'], env)).toMatchObject({ code: 0 })
      expect((await run(place, ['--undelivered', '--format', 'json'], env)).out).toBe('[]\n')
    })

    it('needs a mail server or webhook in the settings', async () => {
      const place = await newPlace()
      await begin(place)
      expect(await run(place, ['--deliver'])).toMatchObject({
        code: 2,
        error: expect.stringContaining(
          'no way to the firm is named: set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK',
        ),
      })
    })
  })
})
