import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { storedLeads } from '../../support/leads.ts'
import { type MailServer, startMailServer } from '../../support/mailServer.ts'
import { startServer } from '../../support/runningServer.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})
const startMail = async () => {
  const mail = await startMailServer()
  cleanUp.push(mail.stop)
  return mail
}
const start = async (env: Record<string, string>) => {
  const folder = temporaryFolder()
  cleanUp.push(folder.remove)
  const server = await startServer(folder.path, env)
  cleanUp.push(() => server.stop(500))
  return { server, path: folder.path }
}
const enquiry = {
  firstName: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  primaryService: 'gst',
  message: 'very private',
  enquiryId: 'm1',
}
const post = {
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: JSON.stringify(enquiry),
}
const withPassword = ({ url }: MailServer) => url.replace('//', '//office:secret%20word@')

describe('the check of the mail server at the start', () => {
  it('signs in and sends nothing', async () => {
    const mail = await startMail()
    const { server } = await start({ SMTP_URL: withPassword(mail), LEADS_TO: 'office@example.com' })
    await expect
      .poll(() => mail.heard.map((line) => line.split(' ')[0]?.toUpperCase()))
      .toEqual(['EHLO', 'AUTH', 'QUIT'])
    expect([mail.messages, server.lines]).toEqual([[], []])
  })

  it('reports a wrong password without printing it', async () => {
    const mail = await startMail()
    mail.refusePassword = true
    const { server } = await start({ SMTP_URL: withPassword(mail), LEADS_TO: 'office@example.com' })
    await expect
      .poll(() => server.lines)
      .toEqual([
        `Enquiries are stored, but can't be sent by e-mail for now: the mail server ${new URL(mail.url).host} does not accept the user name or password in SMTP_URL (535).`,
      ])
  })

  it('reports an unreachable mail server while pages are served', async () => {
    const { server } = await start({
      SMTP_URL: 'smtp://127.0.0.1:1',
      LEADS_TO: 'office@example.com',
    })
    expect((await server.get('/about')).status).toBe(200)
    await expect
      .poll(() => server.lines)
      .toEqual([
        expect.stringMatching(
          /can't be sent by e-mail for now: nothing answers as the mail server 127\.0\.0\.1:1\.$/,
        ),
      ])
  })

  it('doesn’t delay pages if the mail server never answers', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    cleanUp.push(() => silent.close())
    const address = silent.address()
    const { server } = await start({
      SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      LEADS_TO: 'office@example.com',
    })
    expect((await server.get('/about')).status).toBe(200)
    expect((await server.get('/f/q1', post)).status).toBe(200)
  })
})

describe('a failed email delivery', () => {
  it('is logged with its reason but no personal data or password', async () => {
    const mail = await startMail()
    mail.refuse = true
    const { server, path } = await start({
      SMTP_URL: withPassword(mail),
      LEADS_TO: 'office@example.com',
    })
    await server.get('/f/q1', post)
    const { host } = new URL(mail.url)
    await expect
      .poll(() => server.lines[0])
      .toMatch(
        new RegExp(
          `^Lead 1 could not be delivered by e-mail \\(try 1\\): the mail server ${host} did not take the message \\(451\\)\\. Next try 20`,
        ),
      )
    expect(server.lines.join('\n')).not.toMatch(/asha|private|secret|office@/i)
    expect((await storedLeads(path))[0]?.failure).toContain('451 come back later')
  })
})

describe('delivery to a mail server that refuses recipients', () => {
  it('is repeated for the refused address only, even after a restart', async () => {
    const mail = await startMail()
    mail.refusedRecipients = ['partner@example.com']
    const env = { SMTP_URL: mail.url, LEADS_TO: 'Office <office@example.com>, Partner@EXAMPLE.com' }
    const { server, path } = await start(env)
    await server.get('/f/q1', post)
    await expect.poll(() => mail.recipients).toEqual([['office@example.com']])
    await expect
      .poll(() => server.lines[0])
      .toContain('refuses address 2 of 2 in LEADS_TO; the others have got it. Next try')
    await expect.poll(async () => (await storedLeads(path))[0]?.pending).toEqual(['e-mail'])
    await server.stop()
    mail.refusedRecipients = []
    const next = await startServer(path, env)
    cleanUp.push(() => next.stop(500))
    await expect
      .poll(() => mail.recipients, { timeout: 5000 })
      .toEqual([['office@example.com'], ['partner@example.com']])
    const ids = mail.messages.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1])
    expect(ids[0]).toBe(ids[1])
    await expect
      .poll(async () => Object.keys((await storedLeads(path))[0]?.delivered ?? {}))
      .toEqual(['e-mail'])
    expect(mail.recipients).toHaveLength(2)
  })

  it('reports on every try that the other recipients were reached', async () => {
    const mail = await startMail()
    mail.refusedRecipients = ['partner@example.com']
    const { server } = await start({
      SMTP_URL: mail.url,
      LEADS_TO: 'office@example.com,partner@example.com',
    })
    await server.get('/f/q1', post)
    await expect.poll(() => server.lines[1], { timeout: 5000 }).toContain('(try 2)')
    expect(server.lines[1]).toContain(
      'refuses address 2 of 2 in LEADS_TO; the others have got it. Next try',
    )
  })

  it('stops once the refused address is removed from LEADS_TO', async () => {
    const mail = await startMail()
    mail.refusedRecipients = ['gone@example.com']
    const { server, path } = await start({
      SMTP_URL: mail.url,
      LEADS_TO: 'office@example.com,gone@example.com',
    })
    await server.get('/f/q1', post)
    await expect.poll(() => server.lines.join()).toContain('refuses address 2 of 2')
    await server.stop()
    const next = await startServer(path, { SMTP_URL: mail.url, LEADS_TO: 'office@example.com' })
    cleanUp.push(() => next.stop(500))
    await expect
      .poll(async () => Object.keys((await storedLeads(path))[0]?.delivered ?? {}), {
        timeout: 5000,
      })
      .toEqual(['e-mail'])
    expect(mail.recipients).toEqual([['office@example.com']])
  })

  it('is repeated for all recipients if all are refused', async () => {
    const mail = await startMail()
    mail.refusedRecipients = ['a@example.com', 'b@example.com']
    const { server } = await start({ SMTP_URL: mail.url, LEADS_TO: 'a@example.com,b@example.com' })
    await server.get('/f/q1', post)
    await expect
      .poll(() => server.lines.join())
      .toContain('refuses all addresses of LEADS_TO (550)')
    mail.refusedRecipients = []
    await expect
      .poll(() => mail.recipients, { timeout: 5000 })
      .toEqual([['a@example.com', 'b@example.com']])
  })
})

it('an invalid SMTP_URL is refused at the start with an explanation', async () => {
  await expect(
    start({ SMTP_URL: 'smtp://user:pa/ss@mail.example.com', LEADS_TO: 'a@example.com' }),
  ).rejects.toThrow(/^SMTP_URL is set: expected a host\. .* write # as %23/)
})
