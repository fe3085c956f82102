import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUpLeads, restoreLeads } from '../../../src/site/enquiries/backup.ts'
import { deliverNow } from '../../../src/site/enquiries/deliver.ts'
import { formatLeads } from '../../../src/site/enquiries/formatLeads.ts'
import type { Lead } from '../../../src/site/enquiries/lead.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { onEachStore, type StorePlace } from '../../support/eachStore.ts'
import { leadsFileIn, listedLead, newLead, openLeads, storedLeads } from '../../support/leads.ts'
import { randomOf } from '../../support/random.ts'

describe('the formatted list of leads', () => {
  const leads = [
    listedLead({
      values: {
        firstName: '=HYPERLINK("http://evil")',
        phone: '+91 98765',
        message: 'one\ntwo, "three"',
        list: ['-1', 'b'],
      },
    }),
    listedLead({
      number: 2,
      values: { email: '@x' },
      other: { '=a': '1' },
      marks: ['too fast', 'trap field'],
      amended: { email: 'b' },
      between: [{ email: 'a' }, { email: 'c' }],
      delivered: { 'e-mail': 0 },
    }),
    listedLead({
      number: 3,
      values: { email: 'c' },
      pending: ['e-mail'],
      failure: 'connect ECONNREFUSED',
    }),
  ]

  const view = { channels: [], now: Date.parse('2025-01-16T00:00:00Z') }

  it('escapes formulas in CSV', () => {
    const csv = formatLeads(leads, 'csv', view)
    expect(csv.split('\r\n').slice(0, 1)).toEqual([
      '\ufeff"number","receivedAt","form","formType","enquiryId","delivered","marks","firstName","phone","message","list","email","other","between","amended"',
    ])
    expect(csv).toContain(
      `"1","2025-01-15T09:30:00.000Z","estimate","estimate-dialog","e1","no","","'=HYPERLINK(""http://evil"")","+91 98765","one\ntwo, ""three""","'-1; b","","","",""\r\n`,
    )
    expect(csv).toContain(
      `"e-mail 1970-01-01T00:00","too fast; trap field","","","","","'@x","'=a: 1","email: a\nemail: c","email: b"\r\n`,
    )
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
    ['+91\n=1', "'+91\n'=1"],
    ['+९१', "'+९१"],
  ])('writes %j as %j in CSV and leaves only telephone numbers unescaped', (phone, cell) => {
    const row = formatLeads([listedLead({ values: { phone } })], 'csv', view).split('\r\n')[1]
    expect(row).toBe(
      `"1","2025-01-15T09:30:00.000Z","estimate","estimate-dialog","e1","no","","${cell}","","",""`,
    )
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
    [
      'was given up',
      { receivedAt: 0, pending: ['e-mail'], failure: 'down' },
      ['e-mail'],
      'given up: down',
    ],
    ['is old, where no way was ever named', { receivedAt: 0 }, [], 'no'],
    ['is old, where a way was named too late for it', { receivedAt: 0 }, ['e-mail'], 'given up'],
  ])('shows the delivery state of a lead that %s', (_what, changes, channels, text) => {
    const csv = formatLeads([listedLead(changes)], 'csv', { ...view, channels })
    expect(csv.split('"e1","')[1]?.split('"')[0]).toBe(text)
    const [record] = JSON.parse(formatLeads([listedLead(changes)], 'json', { ...view, channels }))
    expect(record.givenUp === true).toBe(text.startsWith('given up'))
  })

  it('has one line per lead as a table', () => {
    const lines = formatLeads(leads, 'table', view).trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^No {2}Received \(UTC\) +Form +Delivered +Robot\? +Enquiry$/)
    expect(lines[1]).toMatch(
      /^1 {3}2025-01-15 09:30 {2}estimate-dialog {2}no .*message: one two, "three" \| list: -1; b$/,
    )
  })

  it('is a parsable list as JSON', () => {
    expect(JSON.parse(formatLeads(leads, 'json', view))).toMatchObject([
      {
        number: 1,
        receivedAt: '2025-01-15T09:30:00.000Z',
        values: { list: ['-1', 'b'] },
        marks: [],
        delivered: {},
      },
      { number: 2, amended: { email: 'b' }, delivered: { 'e-mail': '1970-01-01T00:00:00.000Z' } },
      { number: 3, failure: 'connect ECONNREFUSED' },
    ])
    expect(formatLeads([], 'json', view)).toBe('[]\n')
  })
})

const numbered = (...numbers: number[]) =>
  numbers.map((number) => ({ number, amendedAt: undefined }))
const numbersAndIds = (leads: readonly Lead[]) =>
  leads.map(({ number, enquiryId }) => `${number} ${enquiryId}`)

onEachStore((newPlace) => {
  const fill = async (place: StorePlace, ids: readonly string[]) => {
    const store = await place.open()
    for (const [index, enquiryId] of ids.entries())
      await store.storeLead(
        newLead({ enquiryId, receivedAt: Date.parse(`2025-01-1${index}T12:00:00Z`) }),
      )
    return store
  }

  it('the lead store keeps values unchanged, whatever characters they contain', async () => {
    const place = await newPlace()
    const store = await place.open()
    const values = {
      firstName: 'आशा \u0000 \ud800 \\u0000',
      message: `'; DROP TABLE leads; -- $1 ?1\r\n\t😀 "${'x'.repeat(20_000)}"`,
      list: ['', "'"],
    }
    for (const enquiryId of ['a', "'; --"])
      expect(
        await store.storeLead(newLead({ enquiryId, values, other: { constructor: 'c' } })),
      ).toBe('stored')
    expect(
      await store.storeLead(newLead({ enquiryId: 'a', values: { firstName: '\u0000' } })),
    ).toBe('amended')
    expect(
      (await place.leads()).map((lead): unknown => [
        lead.enquiryId,
        lead.values,
        lead.other,
        lead.amended,
      ]),
    ).toEqual<unknown>([
      ['a', values, { constructor: 'c' }, { firstName: '\u0000' }],
      ["'; --", values, { constructor: 'c' }, undefined],
    ])
  })

  it('deleting leads leaves none of their words in any file', async () => {
    const place = await newPlace()
    const store = await place.open()
    const random = randomOf(5) // with this seed, copies are left without VACUUM
    const say = (index: number, length: number) => ({
      message: `${index % 2 === 0 ? 'private' : 'kept'}-${index} ${'x'.repeat(random() * length)}`,
    })
    const ids: string[] = []
    for (let index = 0; index < 150; index += 1) {
      ids.push(`e${Math.floor(random() * 1e9)}-${index}`)
      await store.storeLead(newLead({ enquiryId: String(ids[index]), values: say(index, 300) }))
      const earlier = Math.floor(random() * index)
      await store.storeLead(
        newLead({ enquiryId: String(ids[earlier]), receivedAt: 5, values: say(earlier, 2500) }),
      )
    }
    const leads = await store.listLeads()
    const gone = leads.filter(({ enquiryId }) => ids.indexOf(enquiryId) % 2 === 0)
    expect(await store.deleteLeads([...gone, ...numbered(999)])).toBe(75)
    const bytes = await place.bytes()
    expect(bytes.match(/private-\d+/g) ?? []).toEqual([])
    expect(bytes.match(/kept-\d+/g)?.length).toBeGreaterThan(75)
    expect(await place.leads()).toEqual(leads.filter((lead) => !gone.includes(lead)))
  })

  it('a lead amended after it was listed isn’t deleted', async () => {
    const store = await fill(await newPlace(), ['a'])
    await store.storeLead(newLead({ enquiryId: 'a', receivedAt: 5, values: { message: 'unseen' } }))
    expect(await store.deleteLeads(numbered(1))).toBe(0)
    expect(await store.deleteLeads([{ number: 1, amendedAt: 5 }])).toBe(1)
  })

  it('deleting leads reports where their words may remain while another program reads them', async () => {
    const place = await newPlace()
    const store = await fill(place, ['gone', 'b'])
    const end = await place.read()
    await expect(store.deleteLeads(numbered(1), 1)).rejects.toThrow(
      /the leads are changed, but the old words may still be legible in .*: another program is reading them\. .*npm run leads -- --delete-before 1970-01-01 --yes$/,
    )
    await end()
    expect((await place.leads()).map(({ enquiryId }) => enquiryId)).toEqual(['b'])
    expect(await store.deleteLeads([])).toBe(0)
    expect(await place.bytes()).not.toContain('gone')
  })

  it('a backup restores complete leads with their numbers and deliveries into an empty store', async () => {
    const [place, other] = [await newPlace(), await newPlace()]
    const store = await fill(place, ['a', 'b', 'c', 'd', 'e'])
    const { deliveries } = store
    const claim = async (number: number) => {
      const claimed = await deliveries.claimLead('e-mail', number, { now: 1, until: 2, dueBy: 1 })
      if (!claimed) throw new Error(`lead ${number} can't be claimed`)
      return claimed
    }
    await deliveries.noteDelivered(await claim(1), 1000)
    await store.deleteLeads(numbered(2, 5))
    await store.storeLead(newLead({ enquiryId: 'c', receivedAt: 7, values: { message: 'other' } }))
    await deliveries.noteFailure(await claim(3), {
      details: 'down',
      reached: ['partner@example.com'],
      nextTry: 6,
    })
    const file = join(place.folder, 'copy.db')
    expect(await backUpLeads(store, file)).toBe(3)
    expect([
      statSync(file).mode & 0o077,
      readdirSync(place.folder).filter((name) => name.startsWith('copy.db')),
    ]).toEqual([0, ['copy.db']])
    await expect(backUpLeads(store, file)).rejects.toThrow(
      /copy\.db exists already: name a new file/,
    )
    const restored = await other.open()
    expect(await restoreLeads(restored, file, 0)).toEqual({ restored: 3, aside: undefined })
    expect(await other.leads()).toEqual(await place.leads())
    expect(await restored.readCopy()).toEqual(await store.readCopy())
    await restored.storeLead(newLead({ enquiryId: 'f' }))
    expect(numbersAndIds(await other.leads())).toEqual(['1 a', '3 c', '4 d', '6 f'])
  })

  it('lead numbers have no gap when an enquiry or a backup comes again', async () => {
    const place = await newPlace()
    const store = await place.open()
    for (const enquiryId of ['a', 'a', 'b', 'a', 'b']) await store.storeLead(newLead({ enquiryId }))
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => store.storeLead(newLead({ enquiryId: 'c' }))))
    const file = join(place.folder, 'copy.db')
    await backUpLeads(store, file)
    await restoreLeads(store, file, 0)
    await store.storeLead(newLead({ enquiryId: 'd' }))
    expect(numbersAndIds(await place.leads())).toEqual(['1 a', '2 b', '3 c', '4 d'])
  })

  it('restoring a backup next to newer leads neither loses nor duplicates any', async () => {
    const place = await newPlace()
    const store = await fill(place, ['a', 'b'])
    await backUpLeads(store, join(place.folder, 'copy.db'))
    await store.deleteLeads(numbered(1))
    await store.storeLead(newLead({ enquiryId: 'new' }))
    for (const restored of [1, 0])
      expect((await restoreLeads(store, join(place.folder, 'copy.db'), 0)).restored).toBe(restored)
    expect((await place.leads()).map(({ enquiryId }) => enquiryId).sort()).toEqual([
      'a',
      'b',
      'new',
    ])
  })

  it('restored leads get new numbers if theirs are taken', async () => {
    const [place, other] = [await newPlace(), await newPlace()]
    const [from, to] = [await fill(place, ['a', 'b']), await fill(other, ['x', 'b'])]
    for (const store of [from, to])
      await deliverNow(store.deliveries, [{ name: 'test', send: async () => {} }], () => {})
    await to.storeLead(newLead({ enquiryId: 'b', receivedAt: 9, values: { message: 'new' } }))
    expect(await to.bringIn(await from.readCopy())).toBe(1)
    expect(numbersAndIds(await other.leads())).toEqual(['1 x', '2 b', '3 a'])
    expect((await other.leads()).map(({ delivered }) => Object.keys(delivered))).toEqual([
      ['test'],
      [],
      ['test'],
    ])
  })

  it('restoring refuses a file that isn’t a backup and keeps the leads', async () => {
    const place = await newPlace()
    const store = await fill(place, ['a'])
    writeFileSync(join(place.folder, 'bad.db'), 'nothing of the kind '.repeat(300))
    await expect(restoreLeads(store, join(place.folder, 'bad.db'), 0)).rejects.toThrow(
      /bad\.db is no backup of leads, or a damaged one/,
    )
    await expect(restoreLeads(store, join(place.folder, 'none.db'), 0)).rejects.toThrow(
      /there is no file .*none\.db/,
    )
    expect(await place.leads()).toHaveLength(1)
  })
})

it('a damaged leads file is refused with advice and set aside by --restore', async () => {
  const { path, remove } = temporaryFolder()
  const store = await openLeads(path)
  await store.storeLead(newLead({ enquiryId: 'a' }))
  await backUpLeads(store, join(path, 'copy.db'))
  await store.close()
  for (const name of readdirSync(join(path, 'data'))) rmSync(join(path, 'data', name))
  writeFileSync(
    leadsFileIn(path),
    'this is no database, and long enough to be looked at as one. '.repeat(100),
  )
  await expect(storedLeads(path)).rejects.toThrow(
    /leads in .* are damaged, or LEADS_URL names another file\. If it names the right one, restore a backup: npm run leads -- --restore FILE/,
  )
  const damaged = await openLeads(path)
  const { restored, aside } = await restoreLeads(damaged, join(path, 'copy.db'), 7)
  expect([restored, aside]).toEqual([1, join(path, 'data/leads.db.damaged-7')])
  expect(damaged.remains()[1]).toBe(
    `${aside}, which was moved aside earlier, may still hold them: delete it once it is not needed.`,
  )
  await damaged.close()
  expect((await storedLeads(path)).map(({ enquiryId }) => enquiryId)).toEqual(['a'])
  remove()
})
