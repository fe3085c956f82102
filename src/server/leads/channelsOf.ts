import type { ServerSettings } from '../settings.ts'
import type { SiteManifest } from '../siteManifest.ts'
import type { Channel } from './channel.ts'
import { emailChannel } from './emailChannel.ts'
import { webhookChannel } from './webhookChannel.ts'

/** The ways to the firm that the settings name. `site` gives the firm's name and its forms, whose labels stand in e-mails. */
export const channelsOf = ({ SMTP_URL, LEADS_TO, LEADS_FROM, LEADS_WEBHOOK }: ServerSettings, site: () => Pick<SiteManifest, 'firm' | 'forms'>): Channel[] => {
  const formOf = (name: string) => site().forms.find((form) => form.name === name)
  const channels: Channel[] = []
  if (SMTP_URL && LEADS_TO) channels.push(emailChannel({ smtp: SMTP_URL, to: LEADS_TO, from: LEADS_FROM, firm: () => site().firm, formOf }))
  if (LEADS_WEBHOOK) channels.push(webhookChannel(LEADS_WEBHOOK))
  return channels
}
