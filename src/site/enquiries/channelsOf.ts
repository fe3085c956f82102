import type { SiteManifest } from '../store/siteManifest.ts'
import type { Channel } from './channel.ts'
import type { EnquirySettings } from './EnquirySettings.ts'
import { emailChannel } from './emailChannel.ts'
import { formOfLead, leadNow } from './leadNow.ts'
import { webhookChannel } from './webhookChannel.ts'

/**
 * The ways to the firm that the settings name. `site` gives the firm's name and its forms, whose labels stand in e-mails; what waits
 * since before a field was renamed is sent under its name of today.
 */
export const channelsOf = (
  { SMTP_URL, LEADS_TO, LEADS_FROM, LEADS_WEBHOOK }: EnquirySettings,
  site: () => Pick<SiteManifest, 'firm' | 'forms'>,
): Channel[] => {
  const channels: Channel[] = []
  if (SMTP_URL && LEADS_TO)
    channels.push(
      emailChannel({
        smtp: SMTP_URL,
        to: LEADS_TO,
        from: LEADS_FROM,
        firm: () => site().firm,
        formOf: (lead) => formOfLead(site().forms, lead),
      }),
    )
  if (LEADS_WEBHOOK) channels.push(webhookChannel(LEADS_WEBHOOK))
  return channels.map((channel) => ({
    ...channel,
    send: (lead, reached) => channel.send(leadNow(site().forms, lead), reached),
  }))
}
