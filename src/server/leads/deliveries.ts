import type { Lead } from './lead.ts'
import { leadOf, selectLeads } from './leadStore.ts'
import type { Database } from './openDatabase.ts'

/** When a lead came, or came again with other words. */
const saidAt = 'coalesce(amended_at, received_at)'

/**
 * What channel ?1 owes the firm. Leads that came before ?2 count where they were tried on it, or nobody has been told of them: a
 * channel that was set up later owes nobody the leads of old that another one delivered.
 */
const owed = `leads LEFT JOIN deliveries d ON d.lead = number AND d.channel = ?1
  WHERE d.delivered_at IS NULL AND (${saidAt} >= ?2 OR d.lead IS NOT NULL
    OR NOT EXISTS (SELECT 1 FROM deliveries e WHERE e.lead = number AND e.delivered_at IS NOT NULL))`

/** The same, without what is too old to be tried by itself. */
const tried = `${owed} AND ${saidAt} >= ?2`
const due = 'max(coalesce(d.next_try, 0), coalesce(d.leased_until, 0))'

export type Claimed = { readonly lead: Lead; readonly reached: readonly string[] }

/**
 * Takes over to send a lead on a channel; nobody else gets it until `until`. Gives nothing where another process is at it, it was
 * delivered, or it is not due at `dueBy`. Times in milliseconds.
 */
export const claimLead = async (
  database: Database,
  channel: string,
  number: number,
  { now, until, dueBy }: { now: number; until: number; dueBy: number },
): Promise<Claimed | undefined> => {
  const { rows } = await database.run({
    sql: `INSERT INTO deliveries (lead, channel, leased_until) SELECT number, ?2, ?3 FROM leads WHERE number = ?1
      ON CONFLICT (lead, channel) DO UPDATE SET leased_until = ?3 WHERE delivered_at IS NULL AND leased_until <= ?4 AND next_try <= ?5
      RETURNING reached`,
    args: [number, channel, until, now, dueBy],
  })
  if (!rows[0]) return undefined
  // read only now: words that come later find the delivery noted, strike it out, and are sent
  const found = await database.run({ sql: `${selectLeads} WHERE number = ?`, args: [number] })
  return found.rows[0] && { lead: leadOf(found.rows[0]), reached: JSON.parse(String(rows[0]['reached'])) as string[] } // written below
}

/** Takes over the lead that has waited longest on a channel, if one is due. Those that came before `oldest` are left alone. */
export const claimDue = async (database: Database, channel: string, now: number, until: number, oldest: number): Promise<Claimed | undefined> => {
  for (;;) {
    const { rows } = await database.run({
      sql: `SELECT number FROM ${tried} AND ${due} <= ?3 ORDER BY ${due}, number LIMIT 1`,
      args: [channel, oldest, now],
    })
    if (!rows[0]) return undefined
    const claimed = await claimLead(database, channel, Number(rows[0]['number']), { now, until, dueBy: now })
    if (claimed) return claimed
  }
}

/** The numbers of all leads that a channel owes the firm, also of those that are no longer tried by themselves. */
export const owedLeads = async (database: Database, channel: string, oldest: number): Promise<number[]> => {
  const { rows } = await database.run({ sql: `SELECT number FROM ${owed} ORDER BY number`, args: [channel, oldest] })
  return rows.map((row) => Number(row['number']))
}

/** Notes that a lead was delivered. */
export const noteDelivered = (database: Database, lead: number, channel: string, now: number) =>
  database.run({
    sql: 'UPDATE deliveries SET delivered_at = ?, failure = NULL, given_up_at = NULL, tries = tries + 1 WHERE lead = ? AND channel = ?',
    args: [now, lead, channel],
  })

export type Failed = { readonly details: string; readonly reached: readonly string[] }

/** Notes that a try failed and when the next one is due, by the number of tries so far. Gives that number and time. */
export const noteFailure = async (database: Database, lead: number, channel: string, { details, reached }: Failed, nextTry: (tries: number) => number) => {
  const key = [lead, channel]
  const { rows } = await database.run({
    sql: 'UPDATE deliveries SET tries = tries + 1, failure = ?, reached = ? WHERE lead = ? AND channel = ? RETURNING tries',
    args: [details, JSON.stringify(reached), ...key],
  })
  const tries = Number(rows[0]?.['tries'] ?? 1)
  const at = nextTry(tries)
  await database.run({ sql: 'UPDATE deliveries SET next_try = ?, leased_until = 0 WHERE lead = ? AND channel = ?', args: [at, ...key] })
  return { tries, at }
}

/** When the next delivery on a channel is due, or undefined when nothing waits. */
export const nextDelivery = async (database: Database, channel: string, oldest: number): Promise<number | undefined> => {
  const { rows } = await database.run({ sql: `SELECT min(${due}) AS due FROM ${tried}`, args: [channel, oldest] })
  const time = rows[0]?.['due']
  return time === null || time === undefined ? undefined : Number(time)
}

/** Marks what came before `oldest` and was never delivered as given up. Gives the numbers of the leads that were not marked before. */
export const giveUp = async (database: Database, channel: string, now: number, oldest: number): Promise<number[]> => {
  const { rows } = await database.run({
    sql: `INSERT INTO deliveries (lead, channel, given_up_at)
      SELECT number, ?1, ?3 FROM ${owed} AND ${saidAt} < ?2 AND d.given_up_at IS NULL AND coalesce(d.leased_until, 0) <= ?3
      ON CONFLICT (lead, channel) DO UPDATE SET given_up_at = ?3 RETURNING lead`,
    args: [channel, oldest, now],
  })
  return rows.map((row) => Number(row['lead'])).sort((a, b) => a - b)
}

/** Since when the lead that has waited longest on a channel has waited, in milliseconds; undefined where nothing is owed. */
export const waitingSince = async (database: Database, channel: string, oldest: number): Promise<number | undefined> => {
  const { rows } = await database.run({ sql: `SELECT min(${saidAt}) AS since FROM ${owed}`, args: [channel, oldest] })
  const time = rows[0]?.['since']
  return time === null || time === undefined ? undefined : Number(time)
}
