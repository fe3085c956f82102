import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../../src/core/locale/en.ts'
import { describeLead } from '../../../src/site/enquiries/describeLead.ts'
import { formatLeads } from '../../../src/site/enquiries/formatLeads.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { onEachStore, type StorePlace } from '../../support/eachStore.ts'
import { startServer, type TestServer } from '../../support/runningServer.ts'

let place: StorePlace
let server: TestServer

let count = 0
const quote = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  primaryService: 'gst',
  addOnServices: ['A', 'B'],
  preferredDate: '',
  at: '',
  directors: '',
  agree: '',
  directorCount: '',
  message: '',
  formType: 'estimate-dialog',
  enquiryId: `test-${++count}`,
  ...changes,
})
const boundary = `${'-'.repeat(27)}x` // browsers write no shorter ones
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
/** The body of a form with one part, as `FormData` is sent. */
const part = (name: string, after: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}${after}"\r\n\r\n${value}\r\n--${boundary}--\r\n`
const json = { accept: 'application/json', 'content-type': 'application/json' }
const post = async (body: unknown, headers: Record<string, string> = {}, path = '/f/q1') => {
  const answer = await server.get(path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    ...answer,
    json: JSON.parse(answer.body.toString() || 'null') as {
      ok?: boolean
      next?: string
      errors?: { field?: string; code: string; message: string }[]
    },
  }
}
const postForm = (
  body: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
  path = '/f/q1',
) =>
  server.get(path, {
    method: 'POST',
    headers: {
      accept: 'text/html,*/*;q=0.8',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(body).toString(),
  })
const stored = () => place.leads()
const storedAs = async (enquiryId: string) =>
  (await stored()).filter((lead) => lead.enquiryId === enquiryId)

onEachStore((newPlace, cleanUp) => {
  beforeAll(async () => {
    place = await newPlace()
    server = await startServer(place.folder, { LEADS_URL: place.url })
    cleanUp(() => server.stop())
  })

  describe('an enquiry in another language of the site', () => {
    const callback = (changes: Record<string, unknown>) => ({
      phone: '٠٣٠٠ 1234567',
      formType: 'callback',
      enquiryId: `ur-${++count}`,
      _language: 'ur',
      ...changes,
    })

    it('is stored with its language and gets that language’s thank-you page', async () => {
      const body = callback({ note: 'جلد ٹوٹ گئی ہے' })
      const { status, json: answer } = await post(body, {}, '/f/c1')
      expect([status, answer]).toEqual([200, { ok: true, next: '/ur/thanks' }])
      const [lead] = await storedAs(body.enquiryId)
      expect(lead).toMatchObject({
        language: 'ur',
        values: { phone: '٠٣٠٠ 1234567' },
        other: { note: 'جلد ٹوٹ گئی ہے' },
      })
      const [, head = '', row = ''] =
        /^\ufeff(.*)\r\n(.*)\r\n$/s.exec(
          formatLeads(lead ? [lead] : [], 'csv', { channels: [], now: 0 }),
        ) ?? []
      expect([head, row].map((line) => line.split(',')[4])).toEqual(['"language"', '"ur"'])
      expect(lead && describeLead(undefined, lead)).toContain('Written in: Urdu (ur)')
    })

    it('gets error messages in its language', async () => {
      const { json: answer } = await post(callback({ phone: '' }), {}, '/f/c1')
      expect(answer.errors).toEqual([
        { field: 'phone', code: 'REQUIRED_FIELD_EMPTY', message: 'یہ خانہ بھریے۔' },
      ])
    })

    it('is stored without a language if the site doesn’t have it', async () => {
      const body = callback({ _language: 'xx' })
      await post(body, {}, '/f/c1')
      expect((await storedAs(body.enquiryId))[0]?.language).toBeUndefined()
    })
  })

  describe('an enquiry as JSON', () => {
    it('is stored when the answer names the next page', async () => {
      const body = quote({ message: 'Two lines,\r\nplease.', extra: 'kept' })
      const { status, json: answer } = await post(body)
      expect([status, answer]).toEqual([200, { ok: true, next: '/thanks' }])
      const [lead] = await storedAs(body.enquiryId)
      expect(lead).toMatchObject({
        form: 'estimate',
        formId: 'q1',
        formType: 'estimate-dialog',
        marks: [],
        other: { extra: 'kept' },
      })
      expect(lead?.values).toMatchObject({
        firstName: 'Asha',
        addOnServices: ['A', 'B'],
        message: 'Two lines,\nplease.',
        directorCount: '',
      })
      expect(lead?.values).not.toHaveProperty('enquiryId')
    })

    it('keeps 5 kB of unknown fields and notes what was left out', async () => {
      const body = quote({ source: 'newsletter', junk: 'x'.repeat(200_000) })
      expect((await post(body)).status).toBe(200)
      const [lead] = await storedAs(body.enquiryId)
      expect(lead?.other).toEqual({
        source: 'newsletter',
        'Left out': '1 field that the form does not know, 200004 bytes in all, were not kept: junk',
      })
    })

    it('keeps every amended version once', async () => {
      const body = quote({ message: 'one' })
      for (const message of ['one', 'two', 'three', 'two', 'four', 'one'])
        expect((await post({ ...body, message })).status).toBe(200)
      const leads = await storedAs(body.enquiryId)
      expect(
        leads.map(({ values, between, amended }) =>
          [values, ...between, amended].map((words) => words?.['message']),
        ),
      ).toEqual([['one', 'two', 'three', 'four']])
      expect(leads[0]?.amendedAt).toBeGreaterThanOrEqual(
        leads[0]?.receivedAt ?? Number.POSITIVE_INFINITY,
      )
    })

    it('keeps an amended value of an unknown field', async () => {
      const body = quote({ wish: 'by post' })
      await post(body)
      await post({ ...body, wish: 'by telephone' })
      expect(
        (await storedAs(body.enquiryId)).map(({ other, amended }) => [
          other['wish'],
          amended?.['wish'],
        ]),
      ).toEqual([['by post', 'by telephone']])
    })

    it('is stored once if it is sent several times, with the same answer', async () => {
      const body = quote()
      const answers = await Promise.all([1, 2, 3, 4].map(() => post(body)))
      expect(answers.map(({ status, json: answer }) => [status, answer.ok])).toEqual(
        Array(4).fill([200, true]),
      )
      expect(await storedAs(body.enquiryId)).toHaveLength(1)
    })

    it('keeps an amended value from a second try', async () => {
      const body = quote({ message: 'First' })
      await post(body)
      expect((await post({ ...body, message: 'Second' })).json.ok).toBe(true)
      const leads = await storedAs(body.enquiryId)
      expect(leads.map(({ values, amended }) => [values['message'], amended?.['message']])).toEqual(
        [['First', 'Second']],
      )
    })

    it.each<[string, Record<string, unknown>, string, string, string]>([
      [
        'a missing required field',
        { firstName: undefined },
        'firstName',
        'REQUIRED_FIELD_MISSING',
        en.words.errorRequired,
      ],
      [
        'an empty required field',
        { firstName: ' ' },
        'firstName',
        'REQUIRED_FIELD_EMPTY',
        en.words.errorRequired,
      ],
      ['no e-mail address', { email: 'asha' }, 'email', 'TYPE_EMAIL', en.words.errorEmail],
      [
        'an address with a line end',
        { email: 'a@example.com\nBcc: b@example.com' },
        'email',
        'TYPE_EMAIL',
        en.words.errorEmail,
      ],
      [
        'no digit in a number',
        { phone: 'by e-mail, please' },
        'phone',
        'TYPE_TEXT',
        en.words.errorTel,
      ],
      ['no number', { directors: 'two' }, 'directors', 'TYPE_NUMERIC', en.words.errorNumber],
      [
        'too large a number',
        { directors: 16 },
        'directors',
        'TYPE_NUMERIC',
        '{label}: 15 is the most.',
      ],
      [
        'an unknown option',
        { primaryService: 'other' },
        'primaryService',
        'TYPE_TEXT',
        en.words.errorOption,
      ],
      [
        'an unknown entry of a list',
        { addOnServices: ['A', 'C'] },
        'addOnServices',
        'TYPE_TEXT',
        en.words.errorOption,
      ],
      [
        'two values for one field',
        { firstName: ['a', 'b'] },
        'firstName',
        'TYPE_TEXT',
        en.words.errorOther,
      ],
      [
        'too long a text',
        { message: 'x'.repeat(2001) },
        'message',
        'TYPE_TEXT',
        '{label}: please shorten this by 1. It has 2001 characters; at most 2000 fit.',
      ],
      [
        'a day in the past',
        { preferredDate: '2020-01-01' },
        'preferredDate',
        'TYPE_TEXT',
        en.words.errorPast,
      ],
      ['no day', { preferredDate: '2025-02-30' }, 'preferredDate', 'TYPE_TEXT', en.words.errorDate],
      ['no time', { at: '25:00' }, 'at', 'TYPE_TEXT', en.words.errorTime],
    ])('is rejected with 422 for %s', async (_name, changes, field, code, word) => {
      const body = quote(changes)
      const { status, json: answer } = await post(body)
      expect([status, answer.errors]).toEqual([
        422,
        [{ field, code, message: word.replace('{label}: ', '') }],
      ])
      expect(await storedAs(body.enquiryId)).toEqual([])
    })

    it('gets all errors at once, or EMPTY if it is empty', async () => {
      expect(
        (await post(quote({ firstName: '', email: 'x' }))).json.errors?.map(({ field, code }) => [
          field,
          code,
        ]),
      ).toEqual([
        ['firstName', 'REQUIRED_FIELD_EMPTY'],
        ['email', 'TYPE_EMAIL'],
      ])
      for (const body of [{}, '', { formType: 'estimate-dialog', enquiryId: 'e' }]) {
        const { status, json: answer } = await post(body)
        expect([status, answer.errors?.[0]]).toEqual([
          422,
          { code: 'EMPTY', message: 'The enquiry is empty.' },
        ])
      }
    })

    it('finds its form by id or, if two share it, by formType', async () => {
      expect(
        (
          await post(
            { email: 'a@example.com', formType: 'consultation', enquiryId: 'by-type-1' },
            {},
            '/f/c1',
          )
        ).json.ok,
      ).toBe(true)
      expect(
        (await post({ email: 'a@example.com', formType: 'callback' }, {}, '/f/c1')).json.errors?.[1]
          ?.field,
      ).toBe('phone')
      const { status, json: answer } = await post(quote(), {}, '/f/nothing')
      expect([status, answer.errors]).toEqual([
        404,
        [{ code: 'FORM_NOT_FOUND', message: 'There is no such form.' }],
      ])
    })

    it.each([
      ['no JSON', '{"firstName": ', {}, 400, 'NOT_UNDERSTOOD'],
      ['a list', '[]', {}, 400, 'NOT_UNDERSTOOD'],
      ['an object inside', '{"firstName": {"a": 1}}', {}, 400, 'NOT_UNDERSTOOD'],
      [
        'too many fields',
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, ''])),
        ),
        {},
        400,
        'NOT_UNDERSTOOD',
      ],
      ['too much', JSON.stringify({ message: 'x'.repeat(300_000) }), {}, 413, 'TOO_LARGE'],
      [
        'a file among the parts of a form',
        part('a', '"; filename="a.txt', 'x'),
        multipart,
        415,
        'NO_FILE_UPLOADS',
      ],
      ['half a part of a form', `--${boundary}\r\n`, multipart, 400, 'NOT_UNDERSTOOD'],
      ['another site', '{}', { origin: 'https://evil.example' }, 403, 'BLOCKED'],
      ['another port of this host', '{}', { origin: 'http://127.0.0.1:1' }, 403, 'BLOCKED'],
    ])('is refused with an error code for %s', async (_name, body, headers, status, code) => {
      const answer = await post(body, headers)
      expect([answer.status, answer.json.errors?.map((error) => error.code)]).toEqual([
        status,
        [code],
      ])
    })

    it('can be sent as FormData with an empty file field', async () => {
      const email = 'form-data@example.com'
      const data = new FormData()
      for (const [name, value] of Object.entries(quote({ email })))
        for (const text of [value].flat()) data.append(name, String(text))
      data.append('attachment', new File([], ''))
      const sent = new Response(data)
      const { status } = await post(await sent.text(), {
        'content-type': sent.headers.get('content-type') ?? '',
      })
      const stored = (await place.leads()).find(({ values }) => values['email'] === email)
      expect([status, stored?.values['addOnServices']]).toEqual([200, ['A', 'B']])
    })

    it.each([undefined, 'null', 'https://www.example.com'])(
      'is accepted from the origin %s',
      async (origin) => {
        const { status, headers } = await post(quote(), origin ? { origin } : {})
        expect([status, headers['access-control-allow-origin']]).toEqual([200, origin])
      },
    )

    it('is accepted, also as a preflight request, from the server’s own origin', async () => {
      const origin = server.address
      expect((await post(quote(), { origin })).status).toBe(200)
      const { status, headers } = await server.get('/f/q1', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect([
        status,
        headers['access-control-allow-origin'],
        headers['access-control-allow-methods'],
      ]).toEqual([204, origin, 'POST'])
      expect(headers['access-control-allow-headers']).toContain('Formspree-Session-Data')
    })

    it('keeps fields named like properties of Object.prototype', async () => {
      const body = quote()
      const text = JSON.stringify(body).replace(
        '{',
        '{"__proto__": "p", "constructor": "c", "toString": "t", ',
      )
      expect((await post(text)).json.ok).toBe(true)
      expect((await storedAs(body.enquiryId))[0]?.other).toMatchObject({
        constructor: 'c',
        toString: 't',
      })
    })
  })

  describe('spam marks', () => {
    const session = (data: object) => ({
      'formspree-session-data': Buffer.from(JSON.stringify(data)).toString('base64'),
    })
    it.each<[string, Record<string, unknown>, () => Record<string, string>, string[]]>([
      ['a filled trap', { _gotcha: 'x' }, () => ({}), ['trap field']],
      ['an empty trap', { _gotcha: '' }, () => ({}), []],
      [
        'less than two seconds',
        {},
        () => session({ loadedAt: Date.now(), webdriver: false }),
        ['too fast'],
      ],
      ['an hour', {}, () => session({ loadedAt: Date.now() - 3_600_000 }), []],
      ['a clock that runs ahead', {}, () => session({ loadedAt: Date.now() + 600_000 }), []],
      [
        'an automated browser',
        {},
        () => session({ loadedAt: 0, webdriver: true }),
        ['automated browser'],
      ],
      ['spoilt session data', {}, () => ({ 'formspree-session-data': '%%%' }), []],
    ])('of an enquiry with %s are %j', async (_name, changes, headers, marks) => {
      const body = quote(changes)
      expect((await post(body, headers())).json.ok).toBe(true)
      expect((await storedAs(body.enquiryId)).map((lead) => lead.marks)).toEqual([marks])
    })
  })

  describe('a form posted without JavaScript', () => {
    const typed: [string, string][] = [
      ['firstName', 'Asha'],
      ['email', 'asha@example.com'],
      ['phone', '9876543210'],
      ['primaryService', 'gst'],
      ['addOnServices', 'A'],
      ['addOnServices', 'B'],
    ]

    it('redirects to the thank-you page and is stored once for two submissions', async () => {
      const body: [string, string][] = [...typed, ['message', 'Without a script']]
      for (const answer of [await postForm(body), await postForm(body)])
        expect([answer.status, answer.headers.location]).toEqual([303, '/thanks'])
      const leads = (await stored()).filter(
        ({ values }) => values['message'] === 'Without a script',
      )
      expect(leads.map(({ values }) => values['addOnServices'])).toEqual([['A', 'B']])
    })

    it('comes back with its values and error messages', async () => {
      const { status, headers, body } = await postForm([
        ...typed.slice(0, 1),
        ['email', 'asha'],
        ...typed.slice(2),
      ])
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        422,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      )
      expect(body.toString()).toContain('<h1>/enquire/estimate</h1>')
      const shown = JSON.parse(/<!-- (.*) -->/.exec(body.toString())?.[1] ?? '') as {
        values: object
        errors: { field: string }[]
      }
      expect(shown.values).toMatchObject({
        firstName: 'Asha',
        email: 'asha',
        addOnServices: ['A', 'B'],
      })
      expect(shown.errors.map(({ field }) => field)).toEqual(['email'])
    })

    it('gets the not-found page if the form is unknown', async () => {
      const { status, body } = await postForm(typed, {}, '/f/nothing')
      expect([status, body.toString().includes('/404.html')]).toEqual([404, true])
    })
  })

  it('the server logs only that no delivery is configured for enquiries', () =>
    expect(server.lines).toEqual([
      'Nobody is told of new enquiries: they are only stored (see npm run leads). Set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK.',
    ]))
})

describe('a form service on a separate origin', () => {
  it('redirects the visitor back to the site', async () => {
    const other = temporaryFolder()
    const service = await startServer(
      other.path,
      { FORM_ENDPOINT: 'https://forms.example.com' },
      { formEndpoint: 'https://forms.example.com' },
    )
    const body = new URLSearchParams({ email: 'a@example.com' }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://www.example.com',
    }
    expect((await service.get('/f/c1', { method: 'POST', headers, body })).headers.location).toBe(
      'https://www.example.com/thanks',
    )
    await service.stop()
    other.remove()
  })
})

it('the data folder is readable by its owner only', async () => {
  const folder = temporaryFolder()
  await (await startServer(folder.path)).stop()
  expect(statSync(join(folder.path, 'data')).mode & 0o077).toBe(0)
  folder.remove()
})
