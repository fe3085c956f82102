import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { deliverNow, waitAfter } from '../../../src/site/enquiries/deliver.ts'
import { DeliveryFailure } from '../../../src/site/enquiries/deliveryFailure.ts'
import type { Lead } from '../../../src/site/enquiries/lead.ts'
import { startOutbox } from '../../../src/site/enquiries/outbox.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { onEachStore } from '../../support/eachStore.ts'
import { newLead } from '../../support/leads.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { startServer } from '../../support/runningServer.ts'

const recent = (enquiryId: string) => newLead({ enquiryId, receivedAt: Date.now() })
const body = (enquiryId: string, changes: object = {}) =>
  JSON.stringify({
    firstName: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    primaryService: 'gst',
    message: 'Please call.\nSoon.',
    enquiryId,
    ...changes,
  })
const post = {
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
}

it('the outbox waits longer after each try, from seconds to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 10, 11, 22, 23, 500].map((tries) => waitAfter(tries) / 1000)).toEqual([
    1, 2, 4, 8, 16, 30, 30, 300, 300, 3600, 3600,
  ])
})

onEachStore((newPlace, cleanUp) => {
  describe('the outbox', () => {
    it('retries a failed lead, sends the others and delivers each once', async () => {
      const place = await newPlace()
      const database = await place.open()
      for (const id of ['a', 'b', 'c']) await database.storeLead(recent(id))
      const sent: string[] = []
      const lines: string[] = []
      let failures = 2
      const send = async ({ enquiryId, number }: Lead) => {
        if (enquiryId === 'b' && failures-- > 0) throw new Error(`no ${number}`)
        sent.push(enquiryId)
      }
      const outbox = startOutbox(database.deliveries, [{ name: 'test', send }], (line) =>
        lines.push(line),
      )
      await expect.poll(() => sent).toEqual(['a', 'c', 'b'])
      outbox.wake()
      await outbox.stop()
      expect(sent).toEqual(['a', 'c', 'b'])
      expect(lines).toEqual([
        expect.stringMatching(/^Lead 2 could not be delivered by test \(try 1\)/),
        expect.stringMatching(/\(try 2\)/),
      ])
      expect(
        (await place.leads()).map(({ delivered, failure }) => [Object.keys(delivered), failure]),
      ).toEqual(Array(3).fill([['test'], undefined]))
    })

    it('resumes undelivered leads after a restart but not those older than a month', async () => {
      const place = await newPlace()
      const first = await place.open()
      await first.storeLead(recent('a'))
      await first.storeLead(newLead({ enquiryId: 'old', receivedAt: Date.now() - 31 * 86_400_000 }))
      const failing = startOutbox(
        first.deliveries,
        [{ name: 'test', send: () => Promise.reject(new Error('down')) }],
        () => {},
      )
      await expect.poll(async () => (await place.leads())[0]?.failure).toBe('down')
      await failing.stop()
      await first.close()
      const second = await place.open()
      const sent: string[] = []
      const outbox = startOutbox(
        second.deliveries,
        [{ name: 'test', send: async ({ enquiryId }) => void sent.push(enquiryId) }],
        () => {},
      )
      await expect.poll(() => sent).toEqual(['a'])
      await outbox.stop()
    })

    it('gives a lead up after 30 days, logs it once and sends it on request', async () => {
      const place = await newPlace()
      const database = await place.open()
      const old = newLead({ enquiryId: 'old', receivedAt: Date.now() - 31 * 86_400_000 })
      await database.storeLead(old)
      const lines: string[] = []
      let works = false
      const sent: string[] = []
      const send = async ({ enquiryId }: Lead) => {
        if (!works) throw new DeliveryFailure('it is shut', 'it is shut, Asha')
        sent.push(enquiryId)
      }
      const outbox = startOutbox(database.deliveries, [{ name: 'test', send }], (line) =>
        lines.push(line),
      )
      await expect
        .poll(() => lines)
        .toEqual([
          expect.stringMatching(
            /^Lead 1 given up: not delivered by test within 30 days\. .* npm run leads -- --deliver$/,
          ),
        ])
      outbox.wake()
      await outbox.stop()
      expect([lines.length, sent, (await place.leads())[0]?.pending]).toEqual([1, [], ['test']])
      const now = () =>
        deliverNow(database.deliveries, [{ name: 'test', send }], (line) => lines.push(line))
      await now()
      expect(lines[1]).toBe(
        'Lead 1 could not be delivered by test (try 1): it is shut. No further try by itself.',
      )
      works = true
      await now()
      await now()
      expect(sent).toEqual(['old'])
      await database.storeLead({
        ...old,
        receivedAt: Date.now(),
        values: { firstName: 'Asha', message: 'Are you there?' },
      })
      const again = startOutbox(database.deliveries, [{ name: 'test', send }], (line) =>
        lines.push(line),
      )
      await expect.poll(() => sent).toEqual(['old', 'old'])
      await again.stop()
    })

    it('sends a new channel no old leads that another channel delivered', async () => {
      const database = await (await newPlace()).open()
      await database.storeLead(
        newLead({ enquiryId: 'old', receivedAt: Date.now() - 31 * 86_400_000 }),
      )
      const sent: string[] = []
      const channel = (name: string) => ({ name, send: async () => void sent.push(name) })
      await deliverNow(database.deliveries, [channel('first')], () => {})
      const lines: string[] = []
      const outbox = startOutbox(database.deliveries, [channel('second')], (line) =>
        lines.push(line),
      )
      await outbox.stop()
      await deliverNow(database.deliveries, [channel('second')], () => {})
      expect([sent, lines]).toEqual([['first'], []])
    })

    it('checks a channel first and sends nothing if the check fails', async () => {
      const database = await (await newPlace()).open()
      for (const id of ['a', 'b']) await database.storeLead(recent(id))
      const lines: string[] = []
      const shut = {
        name: 'test',
        send: () => Promise.reject(new Error('tried')),
        check: () => Promise.reject(new DeliveryFailure('no password')),
      }
      await deliverNow(database.deliveries, [shut], (line) => lines.push(line))
      expect(lines).toEqual(['Nothing could be delivered by test: no password.'])
    })

    it('leaves a lead to the process that is sending it', async () => {
      const database = await (await newPlace()).open()
      await database.storeLead(recent('a'))
      let finish = () => {}
      const sent: string[] = []
      const slow = {
        name: 'test',
        send: () =>
          new Promise<void>((done) => {
            sent.push('server')
            finish = done
          }),
      }
      const outbox = startOutbox(database.deliveries, [slow], () => {})
      await expect.poll(() => sent).toEqual(['server'])
      await deliverNow(
        database.deliveries,
        [{ name: 'test', send: async () => void sent.push('command') }],
        () => {},
      )
      finish()
      await outbox.stop()
      expect(sent).toEqual(['server'])
    })

    it('sends an amendment that comes while the lead is being sent', async () => {
      const database = await (await newPlace()).open()
      await database.storeLead(recent('a'))
      const sent: unknown[] = []
      const send = async (lead: Lead) => {
        sent.push((lead.amended ?? lead.values)['message'])
        if (sent.length === 1)
          await database.storeLead({ ...recent('a'), values: { message: 'later words' } })
      }
      const outbox = startOutbox(database.deliveries, [{ name: 'test', send }], () => {})
      await expect.poll(() => sent).toEqual(['First line\nsecond line', 'later words'])
      await outbox.stop()
    })

    it('gives a claim on a lead to one process at a time until it expires', async () => {
      const place = await newPlace()
      const stores = await Promise.all([1, 2, 3, 4].map(() => place.open()))
      await stores[0]?.storeLead(recent('a'))
      const now = Date.now()
      const ask = async (time: number) =>
        (
          await Promise.all(
            stores.map(({ deliveries }) => deliveries.claimDue('test', time, time + 1000, 0)),
          )
        ).flatMap((claimed) => claimed?.until ?? [])
      expect([await ask(now), await ask(now + 999), await ask(now + 1000)]).toEqual([
        [now + 1000],
        [],
        [now + 2000],
      ])
    })

    it('marks an amendment as delivered only when the amendment itself was sent', async () => {
      const place = await newPlace()
      const [first, second] = [await place.open(), await place.open()]
      await first.storeLead(recent('a'))
      const claim = async ({ deliveries }: typeof first, until: number) => {
        const claimed = await deliveries.claimDue('test', Date.now(), until, 0)
        if (!claimed) throw new Error('nothing is due')
        return claimed
      }
      const slow = await claim(first, Date.now() + 50_000)
      await second.storeLead({ ...recent('a'), values: { message: 'later words' } })
      const later = await claim(second, Date.now() + 60_000)
      expect([slow.lead.amended, later.lead.amended]).toEqual([
        undefined,
        { message: 'later words' },
      ])
      await first.deliveries.noteDelivered(slow, 1)
      await second.deliveries.noteFailure(later, { details: 'shut', reached: [], nextTry: 5 })
      expect(
        (await place.leads()).map(({ delivered, pending, failure }) => [
          delivered,
          pending,
          failure,
        ]),
      ).toEqual([[{}, ['test'], 'shut']])
      await second.deliveries.noteDelivered(await claim(second, 70_000), 9)
      expect((await place.leads())[0]?.delivered).toEqual({ test: 9 })
    })

    it('sends a lead once from two processes on one database', async () => {
      const place = await newPlace()
      const databases = [await place.open(), await place.open()]
      const sent: string[] = []
      const send = async ({ enquiryId }: Lead) => void sent.push(enquiryId)
      const outboxes = databases.map((database) =>
        startOutbox(database.deliveries, [{ name: 'test', send }], () => {}),
      )
      for (let i = 0; i < 20; i += 1) await databases[i % 2]?.storeLead(recent(`e${i}`))
      for (const { wake } of outboxes) wake()
      await expect.poll(() => sent.length).toBe(20)
      for (const { stop } of outboxes) await stop()
      expect(new Set(sent).size).toBe(20)
    })
  })

  describe('delivery by email', () => {
    it('sends the enquiry to the firm once the mail server accepts it', async () => {
      const mail = await startMailServer()
      cleanUp(mail.stop)
      mail.refuse = true
      const place = await newPlace()
      const server = await startServer(place.folder, {
        LEADS_URL: place.url,
        SMTP_URL: mail.url,
        LEADS_TO: 'office@example.com',
      })
      cleanUp(() => server.stop())
      expect((await server.get('/f/q1', { ...post, body: body('m1') })).status).toBe(200)
      await expect
        .poll(() => server.lines.join())
        .toContain('Lead 1 could not be delivered by e-mail (try 1)')
      mail.refuse = false
      await expect.poll(() => mail.messages.length).toBe(1)
      const message = mail.messages[0] ?? ''
      for (const line of [
        'To: office@example.com',
        'Reply-To: asha@example.com',
        'Subject: Enquiry 1: estimate-dialog (Spoke & Sons)',
        'First Name: Asha',
        'Please call.',
        'Soon.',
      ])
        expect(message).toContain(line)
      expect(server.lines.join()).not.toContain('asha')
      await expect
        .poll(async () => Object.keys((await place.leads())[0]?.delivered ?? {}))
        .toEqual(['e-mail'])
    })

    it('sends a changed enquiry again and prevents header injection', async () => {
      const mail = await startMailServer()
      cleanUp(mail.stop)
      const { folder, url } = await newPlace()
      const server = await startServer(folder, {
        LEADS_URL: url,
        SMTP_URL: mail.url,
        LEADS_TO: 'office@example.com',
      })
      cleanUp(() => server.stop())
      const evil = { firstName: 'Asha\r\nBcc: evil@example.com', _gotcha: 'x' }
      await server.get('/f/q1', { ...post, body: body('m2', evil) })
      await expect.poll(() => mail.messages.length).toBe(1)
      await server.get('/f/q1', { ...post, body: body('m2', { ...evil, message: 'Other words' }) })
      await expect.poll(() => mail.messages.length).toBe(2)
      expect(mail.messages[0]).toContain('Subject: [robot?] Enquiry 1')
      expect(mail.messages[0]).not.toMatch(/^Bcc:/im)
      expect(mail.messages[1]).toContain('Subject: [robot?] Changed enquiry 1')
      expect(mail.messages[1]).toContain('Other words')
    })
  })

  describe('delivery by webhook', () => {
    it('posts the lead with the same idempotency key until it is accepted', async () => {
      const got: { key: IncomingMessage['headers'][string]; body: string }[] = []
      const hook = createServer((request, response) => {
        let text = ''
        request.on('data', (chunk) => {
          text += chunk
        })
        request.on('end', () => {
          got.push({ key: request.headers['idempotency-key'], body: text })
          response.writeHead(got.length === 1 ? 500 : 204).end()
        })
      })
      await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done))
      cleanUp(() => new Promise((done) => hook.close(done)))
      const { folder, url } = await newPlace()
      const server = await startServer(folder, {
        LEADS_URL: url,
        LEADS_WEBHOOK: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/leads`,
      })
      cleanUp(() => server.stop())
      await server.get('/f/q1', { ...post, body: body('w1') })
      await expect.poll(() => got.length).toBe(2)
      expect(got.map(({ key }) => key)).toEqual(['w1', 'w1'])
      expect(JSON.parse(got[1]?.body ?? '')).toMatchObject({
        number: 1,
        enquiryId: 'w1',
        form: 'estimate',
        values: { firstName: 'Asha' },
      })
    })
  })
})

it('the server needs both SMTP_URL and LEADS_TO', async () => {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)
  await expect(startServer(path, { SMTP_URL: 'smtp://127.0.0.1' })).rejects.toThrow(
    'SMTP_URL is set, but LEADS_TO is not',
  )
  await expect(startServer(path, { LEADS_TO: 'a@example.com' })).rejects.toThrow(
    'LEADS_TO is set, but SMTP_URL is not',
  )
  await expect(startServer(path, { SMTP_URL: 'mail:secret' })).rejects.toThrow(
    /^SMTP_URL is set: expected smtp:/,
  )
})
