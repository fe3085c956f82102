import { leadRecord } from './leadRecord.ts'
import type { Channel } from './outbox.ts'

/**
 * Posts leads as JSON to an address; any 2xx answer counts as delivered. `Idempotency-Key` is the same on every try, so that the
 * receiver can tell a second one.
 */
export const webhookChannel = (address: string): Channel => ({
  name: 'webhook',
  send: async (lead) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${lead.enquiryId}${lead.amended ? '.again' : ''}` },
      body: JSON.stringify(leadRecord(lead)),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  },
})
