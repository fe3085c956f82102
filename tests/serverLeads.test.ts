import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, describe, expect, it } from 'vitest'
import { backUpLeads, restoreLeads } from '../src/server/leads/backup.ts'
import { deleteLeads, setAsideBeside } from '../src/server/leads/deleteLeads.ts'
import { claimDue, noteDelivered, noteFailure } from '../src/server/leads/deliveries.ts'
import { formatLeads } from '../src/server/leads/formatLeads.ts'
import type { Lead } from '../src/server/leads/lead.ts'
import { listLeads, storeLead } from '../src/server/leads/leadStore.ts'
import { leadsPlace } from '../src/server/leads/openDatabase.ts'
import { temporaryFolder } from './support/builtSite.ts'
import { listedLead, newLead, openLeads, storedLeads } from './support/leads.ts'
import { randomOf } from './support/random.ts'

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
  const leads = [
    listedLead({ values: { firstName: '=HYPERLINK("http://evil")', phone: '+91 98765', message: 'one\ntwo, "three"', list: ['-1', 'b'] } }),
    listedLead({
      number: 2,
      values: { email: '@x' },
      other: { '=a': '1' },
      marks: ['too fast', 'trap field'],
      amended: { email: 'b' },
      between: [{ email: 'a' }, { email: 'c' }],
      delivered: { 'e-mail': 0 },
    }),
    listedLead({ number: 3, values: { email: 'c' }, pending: ['e-mail'], failure: 'connect ECONNREFUSED' }),
  ]

  const view = { channels: [], now: Date.parse('2025-01-16T00:00:00Z') }

  it('as CSV holds no formula, whatever was typed', () => {
    const csv = formatLeads(leads, 'csv', view)
    expect(csv.split('\r\n').slice(0, 1)).toEqual([
      '\ufeff"number","receivedAt","form","formType","enquiryId","delivered","marks","firstName","phone","message","list","email","other","between","amended"',
    ])
    expect(csv).toContain(
      `"1","2025-01-15T09:30:00.000Z","quote","quote-modal","e1","no","","'=HYPERLINK(""http://evil"")","+91 98765","one\ntwo, ""three""","'-1; b","","","",""\r\n`,
    )
    expect(csv).toContain(`"e-mail 1970-01-01T00:00","too fast; trap field","","","","","'@x","'=a: 1","email: a\nemail: c","email: b"\r\n`)
    expect(csv).toContain('"not yet: connect ECONNREFUSED"')
  })

  it.each<[string, string]>([
    ['+91 (98765) 43-210', '+91 (98765) 43-210'],
    ['-1', '-1'],
    ['', ''],
    ['+91 98765 or later', "'+91 98765 or later"],
    ['+1*2', "'+1*2"],
    ['-cmd', "'-cmd"],
    ['=1', "'=1"],
    ['+91\n=1', "'+91\n=1"],
    ['+९१', "'+९१"],
  ])('as CSV has %j as %j: a telephone number stays one, and nothing else passes for it', (phone, cell) => {
    const row = formatLeads([listedLead({ values: { phone } })], 'csv', view).split('\r\n')[1]
    expect(row).toBe(`"1","2025-01-15T09:30:00.000Z","quote","quote-modal","e1","no","","${cell}","","",""`)
  })

  it.each<[string, Partial<Lead>, string[], string]>([
    ['was never tried', {}, [], 'no'],
    ['is being tried', { pending: ['e-mail'] }, [], 'not yet'],
    ['was tried in vain', { pending: ['e-mail'], failure: 'down' }, [], 'not yet: down'],
    ['was delivered', { delivered: { 'e-mail': 0 } }, ['e-mail'], 'e-mail 1970-01-01T00:00'],
    [
      'got one of two ways',
      { delivered: { 'e-mail': 0 }, pending: ['webhook'], failure: 'down' },
      ['e-mail', 'webhook'],
      'e-mail 1970-01-01T00:00; not yet: down',
    ],
    ['was given up', { receivedAt: 0, pending: ['e-mail'], failure: 'down' }, ['e-mail'], 'given up: down'],
    ['is old, where no way was ever named', { receivedAt: 0 }, [], 'no'],
    ['is old, where a way was named too late for it', { receivedAt: 0 }, ['e-mail'], 'given up'],
  ])('says of a lead that %s', (_what, changes, channels, text) => {
    const csv = formatLeads([listedLead(changes)], 'csv', { ...view, channels })
    expect(csv.split('"e1","')[1]?.split('"')[0]).toBe(text)
    const [record] = JSON.parse(formatLeads([listedLead(changes)], 'json', { ...view, channels }))
    expect(record.givenUp === true).toBe(text.startsWith('given up'))
  })

  it('as a table has one line for each lead', () => {
    const lines = formatLeads(leads, 'table', view).trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^No {2}Received \(UTC\) +Form +Delivered +Robot\? +Enquiry$/)
    expect(lines[1]).toMatch(/^1 {3}2025-01-15 09:30 {2}quote-modal {2}no .*message: one two, "three" \| list: -1; b$/)
  })

  it('as JSON is a list that programs can read', () => {
    expect(JSON.parse(formatLeads(leads, 'json', view))).toMatchObject([
      { number: 1, receivedAt: '2025-01-15T09:30:00.000Z', values: { list: ['-1', 'b'] }, marks: [], delivered: {} },
      { number: 2, amended: { email: 'b' }, delivered: { 'e-mail': '1970-01-01T00:00:00.000Z' } },
      { number: 3, failure: 'connect ECONNREFUSED' },
    ])
    expect(formatLeads([], 'json', view)).toBe('[]\n')
  })
})

describe('retention, backup and restore', () => {
  const numbered = (...numbers: number[]) => numbers.map((number) => ({ number, amendedAt: undefined }))
  const fill = async (path: string, ids: readonly string[]) => {
    const database = await openLeads(path)
    for (const [index, enquiryId] of ids.entries()) await storeLead(database, newLead({ enquiryId, receivedAt: Date.parse(`2025-01-1${index}T12:00:00Z`) }))
    return database
  }

  it('deletes leads, and leaves none of their words in the files, however often rows were moved before', async () => {
    const path = folder()
    const database = await openLeads(path)
    await database.run('PRAGMA synchronous = OFF') // no power is cut here
    const random = randomOf(5) // with this seed, copies are left without VACUUM
    const say = (index: number, length: number) => ({ message: `${index % 2 === 0 ? 'private' : 'kept'}-${index} ${'x'.repeat(random() * length)}` })
    const ids: string[] = []
    for (let index = 0; index < 150; index += 1) {
      ids.push(`e${Math.floor(random() * 1e9)}-${index}`)
      await storeLead(database, newLead({ enquiryId: String(ids[index]), values: say(index, 300) }))
      const earlier = Math.floor(random() * index)
      await storeLead(database, newLead({ enquiryId: String(ids[earlier]), receivedAt: 5, values: say(earlier, 2500) }))
    }
    const leads = await listLeads(database)
    const gone = leads.filter(({ enquiryId }) => ids.indexOf(enquiryId) % 2 === 0)
    expect(await deleteLeads(database, placeIn(path), [...gone, ...numbered(999)])).toBe(75)
    const bytes = readdirSync(join(path, 'data')).map((name) => readFileSync(join(path, 'data', name)).toString('latin1'))
    expect(bytes.flatMap((text) => text.match(/private-\d+/g) ?? [])).toEqual([])
    expect(bytes.join().match(/kept-\d+/g)?.length).toBeGreaterThan(75)
    expect(await storedLeads(path)).toEqual(leads.filter((lead) => !gone.includes(lead)))
    database.close()
  })

  it('keeps a lead that came again with other words after it was looked at', async () => {
    const path = folder()
    const database = await fill(path, ['a'])
    await storeLead(database, newLead({ enquiryId: 'a', receivedAt: 5, values: { message: 'unseen' } }))
    expect(await deleteLeads(database, placeIn(path), numbered(1))).toBe(0)
    expect(await deleteLeads(database, placeIn(path), [{ number: 1, amendedAt: 5 }])).toBe(1)
    database.close()
  })

  it('says where words of deleted leads may be left, while another program reads the files', async () => {
    const path = folder()
    const database = await fill(path, ['a', 'b'])
    const reader = createClient({ url: String(placeIn(path).url) })
    const reading = await reader.transaction('read')
    await reading.execute('SELECT * FROM leads')
    await expect(deleteLeads(database, placeIn(path), numbered(1), 1)).rejects.toThrow(
      /^the leads are changed, but the old words may still be legible in .*leads\.db and leads\.db-wal: another program is reading them\. .*npm run leads -- --delete-before 1970-01-01 --yes$/,
    )
    reading.close()
    reader.close()
    expect(await deleteLeads(database, placeIn(path), [])).toBe(0)
    expect(statSync(join(path, 'data/leads.db-wal')).size).toBe(0)
    database.close()
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

  it('leaves no gap in the numbers when an enquiry or a backup comes again: somebody would look for lost leads', async () => {
    const path = folder()
    const database = await openLeads(path)
    for (const enquiryId of ['a', 'a', 'b', 'a', 'b']) await storeLead(database, newLead({ enquiryId }))
    const file = join(path, 'copy.db')
    await backUpLeads(database, placeIn(path), file)
    await restoreLeads(placeIn(path), file, 0)
    await storeLead(database, newLead({ enquiryId: 'c' }))
    expect((await listLeads(database)).map(({ number, enquiryId }) => `${number} ${enquiryId}`)).toEqual(['1 a', '2 b', '3 c'])
    database.close()
  })

  it('restoring beside newer leads loses and doubles nothing', async () => {
    const path = folder()
    const database = await fill(path, ['a', 'b'])
    await backUpLeads(database, placeIn(path), join(path, 'copy.db'))
    await deleteLeads(database, placeIn(path), numbered(1))
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
    await expect(openLeads(path)).rejects.toThrow(
      /leads in .* are damaged, or LEADS_URL names another file\. If it names the right one, restore a backup: npm run leads -- --restore FILE/,
    )
    const { restored, aside } = await restoreLeads(placeIn(path), join(path, 'copy.db'), 7)
    expect([restored, aside]).toEqual([1, join(path, 'data/leads.db.damaged-7')])
    expect(setAsideBeside(placeIn(path))).toEqual([String(aside)])
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
