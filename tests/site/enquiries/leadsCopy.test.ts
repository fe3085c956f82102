import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverNow } from '../../../src/site/enquiries/deliver.ts'
import { openLeadStore } from '../../../src/site/enquiries/openLeadStore.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { leadsAt, newLead } from '../../support/leads.ts'
import {
  leadsPassword,
  type Postgres,
  postgresPath,
  runProgram,
  startPostgres,
} from '../../support/postgres.ts'
import { runMain } from '../../support/runMain.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const run = async (LEADS_URL: string, from: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = await runMain(
    ['leads', '--root', folder.path, '--copy-from', from],
    { LEADS_URL, ...env },
  )
  const result = { code: status, out: stdout, error: stderr }
  expect(result.out + result.error).not.toContain(leadsPassword)
  return result
}
const fileUrl = (name: string) => `file:${join(folder.path, name)}`
/** Twelve leads, some amended, some delivered or tried, two deleted. */
const fill = async (url: string) => {
  const store = await openLeadStore(url, '.')
  for (let index = 1; index <= 14; index += 1)
    await store.storeLead(
      newLead({
        enquiryId: `e${index}`,
        values: { message: `\u0000 "${index}"` },
        marks: ['too fast'],
      }),
    )
  for (const index of [2, 3])
    await store.storeLead(
      newLead({ enquiryId: `e${index}`, receivedAt: Date.now(), values: { message: 'again' } }),
    )
  const send = async ({ number }: { number: number }) => {
    if (number % 3 === 0) throw new Error('shut')
  }
  await deliverNow(store.deliveries, [{ name: 'e-mail', send }], () => {})
  await store.deleteLeads([7, 14].map((number) => ({ number, amendedAt: undefined })))
  return store.readCopy().finally(store.close)
}
const copyOf = async (url: string) => {
  const store = await openLeadStore(url, '.')
  return store.readCopy().finally(store.close)
}

describe.skipIf(postgresPath === undefined)('leads in PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off'])
    await postgres.start()
  })
  afterAll(() => postgres?.remove())
  afterEach(() => postgres.start())
  const nameOf = (url: string) => url.slice(url.indexOf('@') + 1)

  it('are copied completely from a file and back by --copy-from without duplicates', async () => {
    const [first, second, database] = [
      fileUrl('first.db'),
      fileUrl('second.db'),
      await postgres.newDatabase(),
    ]
    const before = await fill(first)
    const there = await run(database, first)
    expect(there).toEqual({
      code: 0,
      error: '',
      out: `Copied 12 of 12 leads from ${join(folder.path, 'first.db')} into ${nameOf(database)}, which has 12 leads now.\nAll 12 were compared and say the same in both. ${join(folder.path, 'first.db')} is as it was.\n`,
    })
    expect(await copyOf(database)).toEqual(before)
    expect((await run(database, first)).out).toContain('Copied 0 of 12 leads')
    const back = await run(second, database)
    expect([back.code, back.out]).toEqual([
      0,
      expect.stringContaining(
        `Copied 12 of 12 leads from ${nameOf(database)} into ${join(folder.path, 'second.db')}`,
      ),
    ])
    expect(await copyOf(second)).toEqual(before)
    const store = await openLeadStore(database, '.')
    await store.storeLead(newLead({ enquiryId: 'next' }))
    await store.close()
    expect((await leadsAt(database)).at(-1)?.number).toBe(15)
  })

  it('are reported and left unchanged if --copy-from finds them different', async () => {
    const [file, database] = [fileUrl('other.db'), await postgres.newDatabase()]
    for (const [url, message] of [
      [file, 'one'],
      [database, 'two'],
    ] as const) {
      const store = await openLeadStore(url, '.')
      for (const enquiryId of ['same', 'other'])
        await store.storeLead(
          newLead({ enquiryId, values: { message: enquiryId === 'same' ? '' : message } }),
        )
      await store.close()
    }
    const { code, out } = await run(database, file)
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        /^Copied 0 of 2 leads .*\n1 lead of \S+ says something else there, and stayed as it was: 2\.\n$/,
      ),
    ])
    expect((await leadsAt(database)).map(({ values }) => values['message'])).toEqual(['', 'two'])
  })

  it('aren’t copied from a source without leads, and the error names --copy-from', async () => {
    const [empty, target] = [await postgres.newDatabase(), fileUrl('none.db')]
    expect(await run(target, empty)).toEqual({
      code: 2,
      out: '',
      error: `leads could not run: there are no leads in ${nameOf(empty)}: it holds none, and never did. --copy-from names this place.\n`,
    })
    expect((await run(target, fileUrl('nowhere.db'))).error).toContain(
      'there is no such file. --copy-from names this place.',
    )
    expect((await run(target, empty.replace(leadsPassword, `${leadsPassword}-x`))).error).toContain(
      'does not accept the user name or password in --copy-from (28P01).',
    )
    expect((await run(target, 'data/leads.db')).error).toBe(
      "leads could not run: --copy-from can't be used: expected file:PATH or postgres://USER:PASSWORD@HOST/DATABASE.\n",
    )
    expect(existsSync(join(folder.path, 'none.db'))).toBe(false)
  })

  it('can be copied with the password in PGPASSWORD', async () => {
    const [database, target] = [await postgres.newDatabase(), fileUrl('by-environment.db')]
    await fill(database)
    expect(
      await run(target, database.replace(`:${leadsPassword}`, ''), { PGPASSWORD: leadsPassword }),
    ).toMatchObject({ code: 0 })
  })

  it('can be restored with pg_dump and pg_restore as docs/deployment.md describes', async () => {
    const [from, to] = [await postgres.newDatabase(), await postgres.newDatabase()]
    const before = await fill(from)
    const file = join(postgres.folder, 'leads.dump')
    const commands =
      readFileSync('docs/deployment.md', 'utf8').match(/^pg_(dump|restore) .*$/gm) ?? []
    expect(commands).toHaveLength(2)
    for (const command of commands) {
      const [name = '', ...args] = command
        .replace(/ +#.*$/, '')
        .replaceAll('"', '')
        .split(/ +/)
      const url = name === 'pg_dump' ? from : to
      runProgram(
        name,
        args.map((arg) => arg.replace('$LEADS_URL', url).replace('leads.dump', file)),
      )
    }
    expect(await copyOf(to)).toEqual(before)
    const store = await openLeadStore(to, '.')
    expect(await store.storeLead(newLead({ enquiryId: 'next' }))).toBe('stored')
    await store.close()
  })
})
