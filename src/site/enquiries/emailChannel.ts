import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { trimInvisible } from '../../core/text/trimInvisible.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import type { Channel } from './channel.ts'
import { DeliveryFailure } from './deliveryFailure.ts'
import { addressOf, describeLead } from './describeLead.ts'
import { headerName, normalizeAddress } from './headerAddress.ts'
import type { Lead } from './lead.ts'
import { mailFailure } from './mailFailure.ts'

export type EmailSettings = {
  /** smtp: or smtps: address with user and password. */
  readonly smtp: string
  readonly to: string
  readonly from: string | undefined
  readonly firm: () => string
  readonly formOf: (lead: Lead) => FormDescription | undefined
}

/** The most characters of an enquiry's id in a header line; the number of the lead tells it from any other. */
const maxId = 100
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 }

type Mailbox = { readonly name: string; readonly address: string }

/** The mailboxes in LEADS_TO. A name may hold a comma without quotes: what has no address belongs to the name after it. */
const parseMailboxes = (text: string): Mailbox[] => {
  const mailboxes: Mailbox[] = []
  let start = ''
  for (const { name, address } of addressparser(text, { flatten: true })) {
    const whole = [start, name].filter(Boolean).join(', ')
    if (address) mailboxes.push({ name: whole, address: trimInvisible(address) })
    start = address ? '' : whole
  }
  return mailboxes
}

/** Which of the addresses in LEADS_TO were refused, by their place in it: the addresses themselves are nobody's business in a log. */
const refusal = (host: string, all: readonly string[], refused: readonly string[]): string => {
  const places = all.flatMap((address, index) => (refused.includes(address) ? [index + 1] : []))
  return `the mail server ${host} refuses address ${places.join(', ')} of ${all.length} in LEADS_TO; the others have got it`
}

/**
 * Sends leads by SMTP. Each lead has a Message-ID of its own that stays the same on every try, so that mailboxes show it once even if
 * an answer of the mail server was lost. Where the server refuses some recipients, only those are tried again.
 */
export const emailChannel = ({ smtp, to, from, firm, formOf }: EmailSettings): Channel => {
  const transport = createTransport({
    url: smtp,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { host } = new URL(smtp)
  const mailboxes = parseMailboxes(to)
  const recipients = [...new Set(mailboxes.map(({ address }) => normalizeAddress(address)))]
  const [sender = { name: '', address: to }] = from ? parseMailboxes(from) : mailboxes
  const domain = /@([\w.-]+)/.exec(sender.address)?.[1] ?? 'localhost'
  const failure = (error: unknown, reached: readonly string[] = []) => {
    const { message, details } = mailFailure(error, host)
    return new DeliveryFailure(message, details, reached)
  }
  const refusedFor = (refused: readonly string[], reached: readonly string[], said = '') => {
    const text = refusal(host, recipients, refused)
    const others = recipients.filter((address) => !refused.includes(address))
    return new DeliveryFailure(text, `${text}: ${said}`, [...new Set([...reached, ...others])])
  }
  return {
    name: 'e-mail',
    check: async () => {
      await transport.verify().catch((error) => {
        throw failure(error)
      })
    },
    send: async (lead, reached) => {
      const owed = recipients.filter((address) => !reached.includes(address))
      if (owed.length === 0) return
      const form = formOf(lead)
      const replyTo = addressOf(form, lead)
      const again = lead.amended ? `.again${lead.between.length || ''}` : ''
      const message = {
        envelope: { from: sender.address, to: owed },
        from: sender,
        to: mailboxes,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject: `${lead.marks.length > 0 ? '[robot?] ' : ''}${lead.amended ? 'Changed enquiry' : 'Enquiry'} ${lead.number}: ${headerName(lead.formType)} (${headerName(firm())})`,
        messageId: `<lead.${lead.enquiryId.replace(/[^\w-]/g, '').slice(0, maxId)}.${lead.number}${again}@${domain}>`,
        text: describeLead(form, lead),
      }
      const info = await transport.sendMail(message).catch((error) => {
        const isForAllOwed = error.command === 'RCPT TO' && owed.length < recipients.length
        throw isForAllOwed ? refusedFor(owed, reached, error.response) : failure(error, reached)
      })
      const refused = info.rejected.map(normalizeAddress)
      if (refused.length > 0)
        throw refusedFor(
          refused,
          reached,
          info.rejectedErrors?.map(({ response }) => response ?? '').join(' '),
        )
    },
  }
}
