import { describe, expect, it } from 'vitest'
import { en } from '../../../src/core/locale/en.ts'
import { openLeadStore } from '../../../src/site/enquiries/openLeadStore.ts'
import { EnquiryTooLarge, largestEnquiry, roomWarning } from '../../../src/site/enquiries/room.ts'
import { onEachStore, type StorePlace } from '../../support/eachStore.ts'
import { newLead } from '../../support/leads.ts'
import { startServer, type TestServer } from '../../support/runningServer.ts'

const megabyte = 1024 * 1024
const forms = [
  {
    name: 'contact',
    id: 'm1',
    formType: 'contact',
    route: '/about',
    next: '/thanks',
    fields: [
      { type: 'email', name: 'email', label: 'Email' },
      { type: 'tel', name: 'phone', label: 'Phone' },
      { type: 'url', name: 'site', label: 'Site' },
      { type: 'hidden', name: 'source' },
      { type: 'text', name: 'name', label: 'Name' },
      { type: 'textarea', name: 'message', label: 'Message' },
      { type: 'textarea', name: 'more', label: 'More' },
    ],
  },
] as const

/** Nothing that a store could press into less room. */
let count = 0
const next = (): number => {
  count += 1
  return count
}
const words = (length: number): string => {
  let text = ''
  while (text.length < length) text += Math.sin(next()).toString(36).slice(3)
  return text.slice(0, length)
}

const send = async (server: TestServer, values: Record<string, string>) => {
  const body = JSON.stringify({ enquiryId: `e${next()}`, ...values })
  const answer = await server.get('/f/m1', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body,
  })
  return {
    status: answer.status,
    json: JSON.parse(answer.body.toString()) as {
      errors?: { code: string; field?: string; message: string }[]
    },
  }
}
const health = async (server: TestServer) => {
  const { status, body } = await server.get('/~health')
  return { status, ...(JSON.parse(body.toString()) as object) }
}

onEachStore((newPlace, cleanUp) => {
  const start = async ({ folder, url }: StorePlace, env: Record<string, string> = {}) => {
    const server = await startServer(
      folder,
      { LEADS_URL: url, ...env },
      { forms: [...forms] as never /* of other field names than the shared one */ },
    )
    cleanUp(() => server.stop(500))
    return server
  }
  const openSmall = async ({ folder, url }: StorePlace, largest: number) => {
    const store = await openLeadStore(url, folder, { largest })
    cleanUp(store.close)
    return store
  }

  describe('one visitor', () => {
    it.each([
      ['email', 'a'.repeat(250_000 - 12), '@example.com', 254],
      ['phone', '1'.repeat(250_000), '', 100],
      ['site', 'example.com/', 'a'.repeat(250_000 - 12), 2000],
      ['source', 'x'.repeat(250_000), '', 5000],
      ['name', 'x'.repeat(250_000), '', 5000],
      ['message', 'x'.repeat(250_000), '', 20_000],
    ])(
      'is rejected at the field %s for an overlong value without storing anything',
      async (field, before, after, max) => {
        const place = await newPlace()
        const server = await start(place)
        const { status, json } = await send(server, { [field]: before + after })
        const message = `please shorten this by ${250_000 - max}. It has 250000 characters; at most ${max} fit.`
        expect([status, json.errors]).toEqual([422, [{ field, code: 'TYPE_TEXT', message }]])
        expect(await place.leads()).toEqual([])
      },
    )

    it('can’t store an enquiry over the total size limit', async () => {
      const place = await newPlace()
      const server = await start(place)
      const { status, json } = await send(server, {
        message: '😀'.repeat(20_000),
        more: '😀'.repeat(20_000),
      })
      expect([status, json.errors?.[0]?.code, json.errors?.[0]?.message]).toEqual([
        413,
        'TOO_LARGE',
        en.words.enquiryTooLong,
      ])
      expect(await place.leads()).toEqual([])
    })

    it('can store an enquiry with the longest allowed text', async () => {
      const server = await start(await newPlace())
      expect((await send(server, { message: '😀'.repeat(20_000) })).status).toBe(200)
    })

    it('can’t grow one enquiry without limit by sending it again', async () => {
      const server = await start(await newPlace())
      const statuses: number[] = []
      for (let i = 0; i < 4; i += 1)
        statuses.push(
          (await send(server, { enquiryId: 'same', message: `${i}${'😀'.repeat(19_900)}` })).status,
        )
      expect(statuses).toEqual([200, 200, 200, 413])
      expect((await health(server)).status).toBe(200)
    })

    it('gets 429 after amending one enquiry 20 times while the store stays healthy', async () => {
      const server = await start(await newPlace())
      const statuses: number[] = []
      for (let i = 0; i < 23; i += 1)
        statuses.push((await send(server, { enquiryId: 'same', message: `${i}` })).status)
      expect(statuses).toEqual([...Array<number>(21).fill(200), 429, 429])
      expect([(await health(server)).status, server.lines.join('\n')]).toEqual([
        200,
        expect.not.stringContaining('could not be stored'),
      ])
    })

    it('can’t fill the room reserved for small enquiries, which the log warns about', {
      timeout: 60_000,
    }, async () => {
      const place = await newPlace()
      const server = await start(place, { LEADS_LIMIT_MB: '1' })
      let status = 200
      for (let i = 0; i < 100 && status === 200; i += 1)
        status = (await send(server, { message: words(19_000) })).status
      expect(status).toBe(503)
      for (let i = 0; i < 4; i += 1)
        expect((await send(server, { message: words(7000) })).status).toBe(200)
      const warning = 'The database takes more than 80 % of its room.'
      expect(await health(server)).toEqual({ status: 200, ok: true, warning })
      expect(
        server.lines.filter((line) => /take (8|9)\d % of their room/.test(line)).length,
      ).toBeGreaterThan(0)
      expect(server.lines.join('\n')).toContain('Only small enquiries are stored now.')
    })
  })

  it('a large amendment is refused when only the reserved room is left', async () => {
    const place = await newPlace()
    const store = await openSmall(place, megabyte)
    const lead = (message: string) => newLead({ enquiryId: 'same', values: { message } })
    await store.storeLead(lead('first'))
    const fill = async () => {
      for (let i = 0; i < 100; i += 1)
        await store.storeLead(newLead({ enquiryId: `f${i}`, values: { message: words(20_000) } }))
    }
    await expect(fill()).rejects.toMatchObject({
      kind: 'full',
      message: expect.stringContaining('small enquiries only'),
    })
    await expect(store.storeLead(lead(words(20_000)))).rejects.toMatchObject({ kind: 'full' })
    expect(await store.storeLead(lead('first'))).toBe('repeated')
    expect(await store.storeLead(lead('second'))).toBe('amended')
  })

  it('an enquiry with all its amendments has a size limit', async () => {
    const store = await openSmall(await newPlace(), 64 * megabyte)
    const lead = () => newLead({ values: { message: words(largestEnquiry - 100) } })
    await store.storeLead(lead())
    expect(await store.storeLead(lead())).toBe('amended')
    await expect(store.storeLead(lead())).rejects.toBeInstanceOf(EnquiryTooLarge)
  })

  it('the store measures its used room and frees it when leads are deleted', async () => {
    const store = await openSmall(await newPlace(), megabyte)
    await store.tryStoring()
    const empty = await store.room()
    for (let i = 0; i < 20; i += 1)
      await store.storeLead(newLead({ enquiryId: `f${i}`, values: { message: words(20_000) } }))
    const filled = await store.room()
    expect(filled.largest).toBe(megabyte)
    expect(filled.used - empty.used).toBeGreaterThan(200_000)
    await store.deleteLeads(await store.listLeads())
    expect((await store.room()).used).toBeLessThan(empty.used + 100_000)
  })
})

describe('the room warning for operators', () => {
  it.each([
    [79, undefined],
    [80, /take 80 % of their room\. Delete leads .* LEADS_LIMIT_MB \(1\)\.$/],
    [90, /take 90 % of their room\. Only small enquiries are stored now\. Delete/],
  ])('at %i %% is %s', (percent, expected) => {
    const warning = roomWarning(
      { used: Math.ceil((megabyte * percent) / 100), largest: megabyte },
      'x.db',
    )
    if (expected) expect(warning).toMatch(expected)
    else expect(warning).toBeUndefined()
  })
})
