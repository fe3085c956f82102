import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedLead } from '../../../tests/support/leads.ts'
import { type MailServer, startMailServer } from '../../../tests/support/mailServer.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import { emailChannel } from './emailChannel.ts'
import type { Lead } from './lead.ts'

let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const form: FormDescription = {
  name: 'estimate',
  id: 'q1',
  formType: 'estimate-dialog',
  route: '/',
  next: '/',
  fields: [
    { type: 'email', name: 'email', label: 'Email' },
    { type: 'textarea', name: 'message', label: 'Message' },
  ],
}

/** What a mail server gets of a lead: its header lines, and all else with soft line breaks undone. */
const sent = async (changes: Partial<Lead>, firm = 'Firm', to = 'office@example.com') => {
  mail.messages.length = 0
  const channel = emailChannel({
    smtp: mail.url,
    to,
    from: undefined,
    firm: () => firm,
    formOf: () => form,
  })
  await channel.send(listedLead(changes), [])
  const [message = ''] = mail.messages
  const end = message.indexOf('\n\n')
  const head = message.slice(0, end)
  const lines = head.split('\n')
  const [, encoding = ''] = /^Content-Transfer-Encoding: (.*)$/m.exec(message) ?? []
  const body = message.slice(end + 2).replace(/^\.\./gm, '.') // as mail servers undo it
  const text =
    encoding.trim() === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : body.replace(/=\n/g, '').replace(/ \n/g, ' ')
  const decoded =
    encoding.trim() === 'quoted-printable'
      ? Buffer.from(
          text.replace(/=([0-9A-F]{2})/g, (_, code) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          ),
          'latin1',
        ).toString('utf8')
      : text
  return {
    lines,
    text: decoded,
    replyTo: head
      .replace(/\n(?=[ \t])/g, '')
      .split('\n')
      .find((line) => line.startsWith('Reply-To:')),
  }
}

describe('the notification email', () => {
  it.each([
    ['"Rao, Asha" <asha@example.com>, b@example.com', '"Rao, Asha" <asha@example.com>'],
    ['Rao, Asha <asha@example.com>', '"Rao, Asha" <asha@example.com>'],
    ['\u200Basha@example.com\uFEFF', 'asha@example.com'],
    ['Asha <asha@example.com>', 'Asha <asha@example.com>'],
  ])('is sent from the first mailbox of %j', async (to, from) => {
    expect((await sent({}, 'Firm', to)).lines).toContain(`From: ${from}`)
  })

  it.each([
    'asha@example.com',
    'a.b+c@example.co.uk',
    "o'neil@example.com",
    `${'a'.repeat(64)}@example.com`,
  ])('has a Reply-To header with %s', async (email) => {
    expect((await sent({ values: { email } })).replyTo).toBe(`Reply-To: ${email}`)
  })

  it('has a Reply-To header with an international domain in Punycode', async () => {
    expect((await sent({ values: { email: 'asha@müller.example' } })).replyTo).toBe(
      'Reply-To: asha@xn--mller-kva.example',
    )
  })

  it.each(['as\u200Bha@exam\u00ADple.com', 'asha@example.com.', '\u2066asha@example.com\u2069'])(
    'has a Reply-To header for %j without invisible characters or a final full stop',
    async (email) => {
      expect((await sent({ values: { email } })).replyTo).toBe('Reply-To: asha@example.com')
    },
  )

  it.each([
    ['is too long', `${'a'.repeat(1100)}@example.com`],
    ['has a domain that is too long', `a@${'b.'.repeat(600)}example`],
    ['is too long only as it is encoded', `a@${'ü'.repeat(200)}.example`],
    ['holds a line break', 'asha@example.com\nBcc: all@example.com'],
    ['holds a carriage return', 'asha@example.com\rBcc: all@example.com'],
    ['holds a control character', 'asha\u0000@example.com'],
    ['holds a line separator', 'asha\u2028@example.com'],
    ['is two addresses', 'asha@example.com, all@example.com'],
    ['is a group', 'all:asha@example.com;'],
    ['holds a name', 'Asha <asha@example.com>'],
    ['holds a space', 'as ha@example.com'],
    ['has two @', 'asha@home@example.com'],
    ['has nothing before the @', '@example.com'],
    ['has nothing after the @', 'asha@'],
    ['needs a mail server that takes other scripts', 'आशा@example.com'],
    ['is quoted', '"as ha"@example.com'],
    ['is no address', 'asha'],
    ['has a domain that is none', 'asha@-.example..com'],
  ])(
    'has no Reply-To header, only the address in the text, when the address %s',
    async (_what, email) => {
      const { lines, text, replyTo } = await sent({ values: { email, message: 'Hello' } })
      expect(replyTo).toBeUndefined()
      expect(lines.filter((line) => line.startsWith('Bcc:'))).toEqual([])
      for (const part of email.split(/[\n\r\u0000\u2028]/)) expect(text).toContain(part)
    },
  )

  it('has no header line over 998 bytes and no injected header', async () => {
    const { lines } = await sent(
      { formType: 'x'.repeat(3000), enquiryId: 'e'.repeat(3000) },
      `Firm\r\nBcc: all@example.com ${'y'.repeat(3000)}`,
    )
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
    expect(lines.filter((line) => line.startsWith('Bcc:'))).toEqual([])
  })

  it('contains a long text without line breaks in full', async () => {
    const message = 'x'.repeat(20_000)
    expect((await sent({ values: { message } })).text).toContain(message)
  })
})
