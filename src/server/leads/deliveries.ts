import type { Lead } from './lead.ts'
import { leadOf, selectLeads } from './leadStore.ts'
import type { Database } from './openDatabase.ts'

/**
 * Takes over to send on `channel` the lead that has waited longest, if one is due at `now`; nobody else gets it until `until`.
 * Leads older than `oldest` are left alone. All in milliseconds.
 */
export const claimDelivery = async (database: Database, channel: string, now: number, until: number, oldest: number): Promise<Lead | undefined> => {
  const { rows } = await database.run({
    sql: `${selectLeads} LEFT JOIN deliveries d ON d.lead = number AND d.channel = ?1
      WHERE d.delivered_at IS NULL AND coalesce(d.next_try, 0) <= ?2 AND received_at >= ?3 ORDER BY coalesce(d.next_try, 0), number LIMIT 1`,
    args: [channel, now, oldest],
  })
  const lead = rows[0] && leadOf(rows[0])
  if (!lead) return undefined
  const { rowsAffected } = await database.run({
    sql: `INSERT INTO deliveries (lead, channel, next_try) VALUES (?1, ?2, ?3)
      ON CONFLICT (lead, channel) DO UPDATE SET next_try = ?3 WHERE delivered_at IS NULL AND next_try <= ?4`,
    args: [lead.number, channel, until, now],
  })
  return rowsAffected > 0 ? lead : claimDelivery(database, channel, now, until, oldest)
}

/** Notes that a lead was delivered. */
export const noteDelivered = (database: Database, lead: number, channel: string, now: number) =>
  database.run({
    sql: 'UPDATE deliveries SET delivered_at = ?, failure = NULL, tries = tries + 1 WHERE lead = ? AND channel = ?',
    args: [now, lead, channel],
  })

/** Notes that a try failed and when the next one is due, by the number of tries so far. Gives that number and time. */
export const noteFailure = async (database: Database, lead: number, channel: string, failure: string, nextTry: (tries: number) => number) => {
  const key = [lead, channel]
  const { rows } = await database.run({
    sql: 'UPDATE deliveries SET tries = tries + 1, failure = ? WHERE lead = ? AND channel = ? RETURNING tries',
    args: [failure, ...key],
  })
  const tries = Number(rows[0]?.['tries'] ?? 1)
  const at = nextTry(tries)
  await database.run({ sql: 'UPDATE deliveries SET next_try = ? WHERE lead = ? AND channel = ?', args: [at, ...key] })
  return { tries, at }
}

/** When the next delivery on a channel is due, or undefined when nothing waits. */
export const nextDelivery = async (database: Database, channel: string, oldest: number): Promise<number | undefined> => {
  const { rows } = await database.run({
    sql: `SELECT min(coalesce(d.next_try, 0)) AS due FROM leads LEFT JOIN deliveries d ON d.lead = number AND d.channel = ?
      WHERE d.delivered_at IS NULL AND received_at >= ?`,
    args: [channel, oldest],
  })
  const due = rows[0]?.['due']
  return due === null || due === undefined ? undefined : Number(due)
}
