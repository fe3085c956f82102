import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openLeadStore } from '../../../src/site/enquiries/openLeadStore.ts'
import { temporaryFolder, writeBuiltSite } from '../../support/builtSite.ts'
import { type Gate, gateTo } from '../../support/gate.ts'
import { leadsAt, newLead } from '../../support/leads.ts'
import { startMailServer } from '../../support/mailServer.ts'
import {
  leadsPassword,
  type Postgres,
  postgresPath,
  startPostgres,
} from '../../support/postgres.ts'
import { runCommand, type ServerProcess, startProcess } from '../../support/serverProcess.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})
const siteFolder = () => {
  const { path, remove } = temporaryFolder()
  cleanUp.push(remove)
  writeBuiltSite(join(path, 'dist'))
  return path
}
/** A server process, which says the password to nobody. */
const serve = async (url: string, env: Record<string, string> = {}) => {
  const server = await startProcess(['--root', siteFolder()], { LEADS_URL: url, ...env })
  cleanUp.push(async () => {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output() + server.errors()).not.toContain(leadsPassword)
  })
  return server
}
const enquiry = (enquiryId: string) => ({
  firstName: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  primaryService: 'gst',
  enquiryId,
})
const send = async ({ address }: ServerProcess, enquiryId: string) => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const response = await fetch(`${address}/f/q1`, {
    method: 'POST',
    headers,
    body: JSON.stringify(enquiry(enquiryId)),
  })
  return {
    status: response.status,
    body: (await response.json()) as { ok?: boolean; errors?: { code: string }[] },
  }
}
const taken = { status: 200, body: { ok: true, next: '/thanks' } }
const refused = {
  status: 503,
  body: { errors: [{ code: 'NOT_STORED', message: expect.any(String) }] },
}
const health = async ({ address }: ServerProcess) => {
  const response = await fetch(`${address}/~health`)
  return {
    status: response.status,
    ...((await response.json()) as { ok: boolean; reason?: string }),
  }
}
const well = { status: 200, ok: true }
const idsIn = async (url: string) => (await leadsAt(url)).map(({ enquiryId }) => enquiryId)
const told = (server: ServerProcess, words: string) => expect.poll(server.errors).toContain(words)
const patient = { timeout: 30_000 }
const pages = async ({ address }: ServerProcess) => (await fetch(`${address}/about`)).status

describe.skipIf(postgresPath === undefined)('a PostgreSQL server for leads', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off', 'max_connections=30', 'ssl=off'])
    await postgres.start()
  })
  afterAll(() => postgres?.remove())
  afterEach(() => postgres.start())

  /** LEADS_URL for a new database, by way of gates; the first ones of them are open. */
  const newDatabase = async (gates = 0, open = gates) => {
    const url = await postgres.newDatabase()
    const ways: Gate[] = []
    for (let index = 0; index < gates; index += 1) {
      const gate = await gateTo(postgres.port)
      if (index < open) await gate.open()
      cleanUp.push(gate.shut)
      ways.push(gate)
    }
    const hosts = ways.map(({ port }) => `127.0.0.1:${port}`).join(',')
    const name = url.slice(url.lastIndexOf('/') + 1)
    return {
      url: gates > 0 ? url.replace(/127\.0\.0\.1:\d+/, hosts) : url,
      direct: url,
      ways,
      name,
      place: `${hosts || `127.0.0.1:${postgres.port}`}/${name}`,
    }
  }
  const asOwner = (database: string, ...statements: string[]) =>
    statements.reduce(
      (last, statement) => last.then(() => postgres.run(database, statement)),
      Promise.resolve<unknown>(undefined),
    )
  /** Everybody has to connect anew. */
  const cutOff = (name: string) =>
    postgres.run(
      'postgres',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    )

  it('that is down at the start blocks no pages and is used once it is up', {
    timeout: 90_000,
  }, async () => {
    const { url, direct, ways, place } = await newDatabase(1, 0)
    const mail = await startMailServer()
    cleanUp.push(mail.stop)
    const server = await serve(url, { SMTP_URL: mail.url, LEADS_TO: 'office@example.com' })
    expect(await pages(server)).toBe(200)
    await told(
      server,
      `Enquiries are refused for now: the database server ${place} is not there: nothing answers.\n`,
    )
    expect(await send(server, 'a')).toEqual(refused)
    expect(await health(server)).toEqual({
      status: 503,
      ok: false,
      reason: 'Enquiries can’t be stored: the database server does not answer as it should.',
    })
    await ways[0]?.open()
    await expect.poll(() => health(server), patient).toEqual(well)
    expect(server.errors()).toContain('Enquiries are taken again.\n')
    expect(await send(server, 'a')).toEqual(taken)
    expect(await idsIn(direct)).toEqual(['a'])
    await expect.poll(() => mail.messages.length).toBe(1)
  })

  it('that stops answering blocks no pages, is reported and is used again later', {
    timeout: 90_000,
  }, async () => {
    const { url, direct, ways, place } = await newDatabase(1)
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    const [gate] = ways
    if (gate) gate.hold = true
    const started = Date.now()
    const answer = send(server, 'b')
    expect(await pages(server)).toBe(200)
    expect(await answer).toEqual(refused)
    expect(Date.now() - started).toBeLessThan(20_000) // a visitor's form waits no longer
    await told(
      server,
      `Enquiries are refused for now: the database server ${place} does not answer.\n`,
    )
    expect((await health(server)).status).toBe(503)
    if (gate) gate.hold = false
    await expect.poll(async () => (await send(server, 'b')).status, patient).toBe(200)
    expect(await idsIn(direct)).toEqual(['a', 'b'])
  })

  it('that hangs at one address is replaced by the next one within one enquiry', {
    timeout: 60_000,
  }, async () => {
    const { url, direct, ways } = await newDatabase(2)
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    if (ways[0]) ways[0].hold = true
    expect(await send(server, 'b')).toEqual(taken)
    expect(await idsIn(direct)).toEqual(['a', 'b'])
  })

  it('that is down at one address is used at the next one', {
    timeout: 60_000,
  }, async () => {
    const { url, direct, ways } = await newDatabase(2, 0)
    await ways[1]?.open()
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    await ways[0]?.open()
    await ways[1]?.shut()
    expect(await send(server, 'b')).toEqual(taken)
    expect([await idsIn(direct), server.errors().match(/.*refused.*/g)]).toEqual([['a', 'b'], null])
  })

  it('that restarts during an enquiry loses none', {
    timeout: 60_000,
  }, async () => {
    const { url } = await newDatabase()
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await postgres.stop(signal)
      const answers = Promise.all([1, 2, 3].map((number) => send(server, `${signal}-${number}`)))
      await postgres.start()
      expect(await answers).toEqual([taken, taken, taken])
    }
    await cutOff(new URL(url).pathname.slice(1))
    expect(await send(server, 'last')).toEqual(taken)
    expect((await idsIn(url)).sort()).toEqual([
      'SIGINT-1',
      'SIGINT-2',
      'SIGINT-3',
      'SIGKILL-1',
      'SIGKILL-2',
      'SIGKILL-3',
      'a',
      'last',
    ])
  })

  it('that is read-only is reported until it accepts leads again', {
    timeout: 60_000,
  }, async () => {
    const { url, name, place } = await newDatabase()
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    await asOwner('postgres', `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await cutOff(name)
    expect(await send(server, 'b')).toEqual(refused)
    await told(
      server,
      `Enquiries are refused for now: leads can't be written to ${place}: the server only lets them be read.`,
    )
    expect(await health(server)).toEqual({
      status: 503,
      ok: false,
      reason: 'Enquiries can’t be stored: the database can’t be written.',
    })
    await asOwner('postgres', `ALTER DATABASE ${name} RESET default_transaction_read_only`)
    expect(await send(server, 'b')).toEqual(taken)
    await told(server, 'Enquiries are taken again.\n')
  })

  it('with a full disk or an unknown error is reported without personal data', {
    timeout: 60_000,
  }, async () => {
    const { url, name, place } = await newDatabase()
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    const fail = (code: string) =>
      asOwner(
        name,
        `CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% %', NEW.field_values, '${leadsPassword}' USING ERRCODE = '${code}'; END $$`,
        'CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON broadsheet.leads FOR EACH ROW EXECUTE FUNCTION fail()',
      )
    await fail('53100')
    expect(await send(server, 'b')).toEqual(refused)
    await told(
      server,
      `Enquiries are refused for now: the leads in ${place} have no more room: the server's disk is full.\n`,
    )
    await fail('XX000')
    expect(await send(server, 'b')).toEqual(refused)
    await told(
      server,
      `An enquiry could not be stored: leads can't be kept in ${place}: PostgreSQL reports XX000\n`,
    )
    expect(server.errors()).not.toMatch(/asha/i)
    await asOwner(name, 'DROP FUNCTION fail CASCADE')
    expect(await send(server, 'b')).toEqual(taken)
    expect(await idsIn(url)).toEqual(['a', 'b'])
  })

  it('with damaged tables is reported while pages are served', { timeout: 60_000 }, async () => {
    const { url, name, place } = await newDatabase()
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    await asOwner(name, 'CHECKPOINT')
    const [row] = await postgres.run(
      name,
      `SELECT pg_relation_filepath('broadsheet.leads') AS path`,
    )
    await postgres.stop()
    writeFileSync(
      join(postgres.folder, 'data', String(row?.['path'])),
      'nothing of the kind '.repeat(400).slice(0, 8192),
    )
    await postgres.start()
    expect(await send(server, 'a')).toEqual(refused)
    expect(server.errors()).toContain(
      `An enquiry could not be stored: the leads in ${place} are damaged (XX001): whoever keeps the server has to mend it`,
    )
    expect(await pages(server)).toBe(200)
  })

  it('with deleted tables is reported at the next enquiry, which gets new tables', {
    timeout: 60_000,
  }, async () => {
    const { url, name, place } = await newDatabase()
    const server = await serve(url)
    expect(await send(server, 'a')).toEqual(taken)
    await asOwner(name, 'DROP SCHEMA broadsheet CASCADE')
    expect(await send(server, 'b')).toEqual(taken)
    expect(server.errors()).toContain(
      `The tables of leads in ${place} were deleted while the server ran: new ones were begun, without the earlier leads.`,
    )
    expect(await idsIn(url)).toEqual(['b'])
  })

  it.each<[string, string, (url: string, name: string) => string, string[]]>([
    [
      'a wrong password',
      'does not accept the user name or password in LEADS_URL (28P01).',
      (url) => url.replace(leadsPassword, `${leadsPassword}-no-more`),
      [],
    ],
    [
      'no such database',
      'has no such database: make it, or correct its name in LEADS_URL.',
      (url) => `${url}x`,
      [],
    ],
    [
      'no connection left',
      'has no connection left: let it take more (max_connections).',
      (url) => url,
      ['ALTER DATABASE NAME CONNECTION LIMIT 0'],
    ],
    [
      'no encryption',
      'offers no encryption. Where the way to it is safe without, say so: ?sslmode=disable in LEADS_URL.',
      (url) => `${url}?sslmode=require`,
      [],
    ],
    [
      'a name that nobody knows',
      'is not known. Correct its name in LEADS_URL.',
      (url) => `${url.replace('127.0.0.1', 'nowhere.invalid')}?sslmode=disable`,
      [],
    ],
    [
      'no right to make tables',
      "Give the user of LEADS_URL the right: GRANT CREATE ON DATABASE … TO …, or make it the database's owner.",
      (url) => url,
      ['ALTER DATABASE NAME OWNER TO owner'],
    ],
    [
      'tables of a newer version',
      'they were written by a newer version of this program (1000)',
      (url) => url,
      [
        'IN CREATE SCHEMA broadsheet',
        'IN CREATE TABLE broadsheet.state AS SELECT 1000 AS version',
        'IN GRANT ALL ON SCHEMA broadsheet TO leads',
        'IN GRANT ALL ON broadsheet.state TO leads',
      ],
    ],
  ])(
    'with %s is reported by the server and by npm run leads: %s',
    async (_what, words, urlOf, statements) => {
      const { url, name } = await newDatabase()
      for (const text of statements)
        await asOwner(
          text.startsWith('IN ') ? name : 'postgres',
          text.replace(/^IN /, '').replace('NAME', name),
        )
      const server = await serve(urlOf(url, name))
      await told(server, words)
      expect(await pages(server)).toBe(200)
      const list = runCommand(['leads', '--check'], { LEADS_URL: urlOf(url, name) })
      expect(await list.ended).toBe(2)
      expect(list.errors()).toMatch(/^leads could not run: [^\n]+\n$/)
      expect(list.output() + list.errors()).not.toContain(leadsPassword)
    },
  )

  it('accepts several servers starting at once and commits synchronously', {
    timeout: 60_000,
  }, async () => {
    const { url, name } = await newDatabase()
    await asOwner('postgres', `ALTER DATABASE ${name} SET synchronous_commit = off`)
    const stores = await Promise.all([1, 2, 3, 4].map(() => openLeadStore(url, '.')))
    expect(
      await Promise.all(
        stores.map((store, index) => store.storeLead(newLead({ enquiryId: `e${index}` }))),
      ),
    ).toEqual(Array(4).fill('stored'))
    await asOwner(
      name,
      'CREATE TABLE seen (setting text)',
      'GRANT ALL ON seen TO leads',
      `CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$`,
      'CREATE TRIGGER look AFTER INSERT ON broadsheet.leads FOR EACH ROW EXECUTE FUNCTION look()',
    )
    await stores[0]?.storeLead(newLead({ enquiryId: 'last' }))
    expect(await postgres.run(name, 'SELECT setting FROM seen')).toEqual([{ setting: 'on' }])
    for (const store of stores) await store.close()
    expect((await leadsAt(url)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  })

  it('gets at most eight connections from one server, however many enquiries arrive', {
    timeout: 60_000,
  }, async () => {
    const { url, name } = await newDatabase()
    const server = await serve(url)
    const counts: number[] = []
    const answers = Promise.all(Array.from({ length: 60 }, (_, index) => send(server, `e${index}`)))
    for (let i = 0; i < 5; i += 1)
      counts.push(
        Number(
          (
            await postgres.run(
              name,
              `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'broadsheet'`,
            )
          )[0]?.['count'],
        ),
      )
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
    expect(await idsIn(url)).toHaveLength(60)
  })
})

it.each<[string, string]>([
  [
    'postgres://',
    'expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, where # in user and password is written as %23, / as %2F, @ as %40',
  ],
  [
    'postgres://leads:very/secret@127.0.0.1/leads',
    'expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, where # in user and password is written as %23, / as %2F, @ as %40',
  ],
  [
    'postgres://leads:very%secret@127.0.0.1/leads',
    'a % in it is no code of a sign: write it as %25',
  ],
  [
    'postgres://127.0.0.1:99999/leads',
    'expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, where # in user and password is written as %23, / as %2F, @ as %40',
  ],
  [
    'postgres://127.0.0.1/leads?sslmode=prefer',
    'expected sslmode to be disable, require, verify-ca, verify-full',
  ],
  [
    'postgres://127.0.0.1/leads?password=very-secret',
    'it has an option that is not known here. Known are sslmode, sslrootcert, host, target_session_attrs',
  ],
  [
    'postgres://127.0.0.1/leads?target_session_attrs=standby',
    'leads are written: target_session_attrs can only be read-write',
  ],
  [
    'postgres://db.example.com/leads?sslrootcert=/nowhere/root.crt',
    'the file that sslrootcert names can’t be read',
  ],
])(
  'LEADS_URL=%s is refused at the start in one line that repeats none of it',
  async (url, words) => {
    const server = runCommand(['serve', '--root', siteFolder()], { PORT: '0', LEADS_URL: url })
    expect(await server.ended).toBe(2)
    expect(server.errors()).toBe(`serve could not run: LEADS_URL can't be used: ${words}.\n`)
  },
)

it.each(['libsql://host?secret=very-secret', 'https://host', 'constructor:x', 'data/leads.db'])(
  'LEADS_URL=%s is refused as an unknown kind of store',
  async (url) => {
    const server = runCommand(['serve', '--root', siteFolder()], { PORT: '0', LEADS_URL: url })
    expect(await server.ended).toBe(2)
    expect(server.errors()).toBe(
      'serve could not run: LEADS_URL is set: expected file:PATH or postgres://USER:PASSWORD@HOST/DATABASE\n',
    )
  },
)
