import { createTransport } from 'nodemailer'
import type { FormDescription } from '../siteManifest.ts'
import { addressOf, describeLead } from './describeLead.ts'
import type { Channel } from './outbox.ts'

export type EmailSettings = {
  /** smtp: or smtps: address with user and password. */
  readonly smtp: string
  readonly to: string
  readonly from: string | undefined
  readonly firm: string
  readonly formOf: (name: string) => FormDescription | undefined
}

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 }

/**
 * Sends leads by SMTP. Each lead has a Message-ID of its own that stays the same on every try, so that mailboxes show it once even if
 * an answer of the mail server was lost.
 */
export const emailChannel = ({ smtp, to, from, firm, formOf }: EmailSettings): Channel => {
  const transport = createTransport({ url: smtp, ...patience, disableFileAccess: true, disableUrlAccess: true })
  const sender = from ?? to.split(',')[0]?.trim() ?? to
  const domain = /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost'
  return {
    name: 'e-mail',
    send: async (lead) => {
      const form = formOf(lead.form)
      const replyTo = addressOf(form, lead)
      const name = `${lead.enquiryId.replace(/[^\w-]/g, '')}.${lead.number}${lead.amended ? '.again' : ''}`
      await transport.sendMail({
        from: sender,
        to,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject: `${lead.marks.length > 0 ? '[robot?] ' : ''}${lead.amended ? 'Changed enquiry' : 'Enquiry'} ${lead.number}: ${lead.formType} (${firm})`,
        messageId: `<lead.${name}@${domain}>`,
        text: describeLead(form, lead),
      })
    },
  }
}
