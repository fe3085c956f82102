import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { FormDescription } from '../store/siteManifest.ts'
import type { Channel } from './channel.ts'
import { DeliveryFailure } from './deliveryFailure.ts'
import { addressOf, describeLead } from './describeLead.ts'
import { headerName } from './headerAddress.ts'
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

/** An address as two spellings of it are the same. */
const plain = (address: string): string => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase()
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
  const recipients = [
    ...new Set(addressparser(to, { flatten: true }).map(({ address }) => plain(address))),
  ]
  const sender = from ?? to.split(',')[0]?.trim() ?? to
  const domain = /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost'
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
        envelope: { from: sender, to: owed },
        from: sender,
        to,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject: `${lead.marks.length > 0 ? '[robot?] ' : ''}${lead.amended ? 'Changed enquiry' : 'Enquiry'} ${lead.number}: ${headerName(lead.formType)} (${headerName(firm())})`,
        messageId: `<lead.${lead.enquiryId.replace(/[^\w-]/g, '').slice(0, maxId)}.${lead.number}${again}@${domain}>`,
        text: describeLead(form, lead),
      }
      const info = await transport.sendMail(message).catch((error) => {
        const isForAllOwed = error.command === 'RCPT TO' && owed.length < recipients.length
        throw isForAllOwed ? refusedFor(owed, reached, error.response) : failure(error, reached)
      })
      const refused = info.rejected.map(plain)
      if (refused.length > 0)
        throw refusedFor(
          refused,
          reached,
          info.rejectedErrors?.map(({ response }) => response ?? '').join(' '),
        )
    },
  }
}
