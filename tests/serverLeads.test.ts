import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { backUpLeads, restoreLeads } from '../src/server/leads/backup.ts'
import { claimDue, noteDelivered, noteFailure } from '../src/server/leads/deliveries.ts'
import { formatLeads } from '../src/server/leads/formatLeads.ts'
import type { Lead } from '../src/server/leads/lead.ts'
import { deleteLeadsBefore, storeLead } from '../src/server/leads/leadStore.ts'
import { leadsPlace } from '../src/server/leads/openDatabase.ts'
import { temporaryFolder } from './support/builtSite.ts'
import { newLead, openLeads, storedLeads } from './support/leads.ts'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const step of cleanUp.splice(0)) step()
})
const folder = () => {
  const { path, remove } = temporaryFolder()
  cleanUp.push(remove)
  return path
}
const placeIn = (path: string) => leadsPlace('file:data/leads.db', path)

describe('the list of leads', () => {
  const lead = (changes: Partial<Lead> = {}): Lead => ({
    ...newLead(),
    number: 1,
    amended: undefined,
    amendedAt: undefined,
    between: [],
    delivered: {},
    pending: [],
    failure: undefined,
    ...changes,
  })
  const leads = [
    lead({ values: { firstName: '=HYPERLINK("http://evil")', phone: '+91 98765', message: 'one\ntwo, "three"', list: ['-1', 'b'] } }),
    lead({ number: 2, values: { email: '@x' }, other: { '=a': '1' }, marks: ['too fast', 'trap field'], amended: { email: 'b' }, delivered: { 'e-mail': 0 } }),
    lead({ number: 3, values: { email: 'c' }, failure: 'connect ECONNREFUSED' }),
  ]

  it('as CSV holds no formula, whatever was typed', () => {
    const csv = formatLeads(leads, 'csv')
    expect(csv.split('\r\n').slice(0, 1)).toEqual([
      '"number","receivedAt","form","formType","enquiryId","delivered","marks","firstName","phone","message","list","email","other","amended"',
    ])
    expect(csv).toContain(
      `"1","2025-01-15T09:30:00.000Z","quote","quote-modal","e1","no","","'=HYPERLINK(""http://evil"")","'+91 98765","one\ntwo, ""three""","'-1; b","","",""\r\n`,
    )
    expect(csv).toContain(`"e-mail 1970-01-01T00:00","too fast; trap field","","","","","'@x","'=a: 1","email: b"\r\n`)
    expect(csv).toContain('"not yet: connect ECONNREFUSED"')
  })

  it('as a table has one line for each lead', () => {
    const lines = formatLeads(leads, 'table').trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^No {2}Received \(UTC\) +Form +Delivered +Robot\? +Enquiry$/)
    expect(lines[1]).toMatch(/^1 {3}2025-01-15 09:30 {2}quote-modal {2}no .*message: one two, "three" \| list: -1; b$/)
    expect(formatLeads([], 'table')).toBe('No leads yet.\n')
  })

  it('as JSON is a list that programs can read', () => {
    expect(JSON.parse(formatLeads(leads, 'json'))).toMatchObject([
      { number: 1, receivedAt: '2025-01-15T09:30:00.000Z', values: { list: ['-1', 'b'] }, marks: [], delivered: {} },
      { number: 2, amended: { email: 'b' }, delivered: { 'e-mail': '1970-01-01T00:00:00.000Z' } },
      { number: 3, failure: 'connect ECONNREFUSED' },
    ])
    expect(formatLeads([], 'json')).toBe('[]\n')
  })
})

describe('retention, backup and restore', () => {
  const fill = async (path: string, ids: readonly string[]) => {
    const database = await openLeads(path)
    for (const [index, enquiryId] of ids.entries()) await storeLead(database, newLead({ enquiryId, receivedAt: Date.parse(`2025-01-1${index}T12:00:00Z`) }))
    return database
  }

  it('deletes what is older than a day, and leaves none of its words in the files', async () => {
    const path = folder()
    const database = await fill(path, ['a', 'b', 'c'])
    await storeLead(database, newLead({ enquiryId: 'd', receivedAt: 0, values: { message: 'very-private' } }))
    expect(await deleteLeadsBefore(database, Date.parse('2025-01-12T00:00:00Z'))).toBe(3)
    expect((await storedLeads(path)).map(({ enquiryId }) => enquiryId)).toEqual(['c'])
    database.close()
    for (const name of readdirSync(join(path, 'data'))) expect(readFileSync(join(path, 'data', name)).includes('very-private')).toBe(false)
  })

  it('a backup brings everything back into an empty folder, its deliveries too', async () => {
    const path = folder()
    const database = await fill(path, ['a', 'b'])
    await claimDue(database, 'e-mail', 1, 2, 0)
    await noteDelivered(database, 1, 'e-mail', 1000)
    await claimDue(database, 'e-mail', 1, 2, 0)
    await noteFailure(database, 2, 'e-mail', { details: 'down', reached: [] }, () => 5)
    const file = join(path, 'copy.db')
    expect(await backUpLeads(database, placeIn(path), file)).toBe(2)
    expect(statSync(file).mode & 0o077).toBe(0)
    await expect(backUpLeads(database, placeIn(path), file)).rejects.toThrow(/copy\.db exists already: name a new file/)
    const before = await storedLeads(path)
    database.close()
    const other = folder()
    expect(await restoreLeads(placeIn(other), file, 0)).toEqual({ restored: 2, aside: undefined })
    const notTried = (leads: readonly Lead[]) => leads.map((lead) => ({ ...lead, pending: [], failure: undefined }))
    expect(await storedLeads(other)).toEqual(notTried(before))
  })

  it('restoring beside newer leads loses and doubles nothing', async () => {
    const path = folder()
    const database = await fill(path, ['a', 'b'])
    await backUpLeads(database, placeIn(path), join(path, 'copy.db'))
    await deleteLeadsBefore(database, Date.parse('2025-01-11T00:00:00Z'))
    await storeLead(database, newLead({ enquiryId: 'new' }))
    for (const restored of [1, 0]) expect((await restoreLeads(placeIn(path), join(path, 'copy.db'), 0)).restored).toBe(restored)
    expect((await storedLeads(path)).map(({ enquiryId }) => enquiryId).sort()).toEqual(['a', 'b', 'new'])
    database.close()
  })

  it('a damaged database is refused with what to do, and moved aside by restoring', async () => {
    const path = folder()
    const database = await fill(path, ['a'])
    await backUpLeads(database, placeIn(path), join(path, 'copy.db'))
    database.close()
    for (const name of readdirSync(join(path, 'data'))) rmSync(join(path, 'data', name))
    writeFileSync(join(path, 'data/leads.db'), 'this is no database, and long enough to be looked at as one. '.repeat(100))
    await expect(openLeads(path)).rejects.toThrow(/leads in .* are damaged\. Restore a backup: npm run leads -- --restore FILE/)
    const { restored, aside } = await restoreLeads(placeIn(path), join(path, 'copy.db'), 7)
    expect([restored, aside]).toEqual([1, join(path, 'data/leads.db.damaged-7')])
    expect(existsSync(String(aside))).toBe(true)
    expect((await storedLeads(path)).map(({ enquiryId }) => enquiryId)).toEqual(['a'])
  })

  it('refuses a backup that is none, and leaves the leads alone', async () => {
    const path = folder()
    ;(await fill(path, ['a'])).close()
    writeFileSync(join(path, 'bad.db'), 'nothing of the kind '.repeat(300))
    await expect(restoreLeads(placeIn(path), join(path, 'bad.db'), 0)).rejects.toThrow(/bad\.db is no backup of leads, or a damaged one/)
    await expect(restoreLeads(placeIn(path), join(path, 'none.db'), 0)).rejects.toThrow(/there is no file .*none\.db/)
    expect(await storedLeads(path)).toHaveLength(1)
  })
})

describe('npm run leads', () => {
  const run = (root: string, ...args: string[]) =>
    new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
      const child = spawn(process.execPath, ['scripts/run.mjs', 'leads', '--root', root, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      let [out, error] = ['', '']
      child.stdout.on('data', (chunk) => {
        out += chunk
      })
      child.stderr.on('data', (chunk) => {
        error += chunk
      })
      child.on('close', (code) => resolve({ code, out, error }))
    })

  it('lists nothing and makes nothing where there are no leads', async () => {
    const path = folder()
    expect(await run(path)).toEqual({ code: 0, out: 'No leads yet.\n', error: '' })
    expect(readdirSync(path)).toEqual([])
  })

  it('lists, copies, deletes and brings back', async () => {
    const path = folder()
    const database = await openLeads(path)
    await storeLead(database, newLead())
    database.close()
    expect(JSON.parse((await run(path, '--format', 'json')).out)).toMatchObject([{ enquiryId: 'e1' }])
    expect((await run(path, '--backup', join(path, 'copy.db'))).out).toMatch(/^Copied 1 leads to /)
    expect((await run(path, '--delete-before', '2025-02-01')).out).toBe('Deleted 1 leads received before 2025-02-01 (UTC).\n')
    expect((await run(path, '--restore', join(path, 'copy.db'))).out).toBe('Brought back 1 leads.\n')
    expect((await run(path, '--format', 'csv')).out).toContain('"asha@example.com"')
  })

  it.each([
    [['--delete-before', 'yesterday'], '--delete-before takes a day such as 2025-01-31.'],
    [['--restore', 'nowhere.db'], 'there is no file'],
  ])('with %j says in one line what is wrong', async (args, message) => {
    const path = folder()
    copyFileSync('package.json', join(path, 'package.json'))
    const { code, error } = await run(path, ...args)
    expect([code, error.trimEnd().split('\n').length, error.includes(message)]).toEqual([2, 1, true])
  })
})
