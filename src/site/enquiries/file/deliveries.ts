import type { Claimed, Deliveries } from '../deliveries.ts'
import { leadOf } from '../leadOf.ts'
import type { Database } from './database.ts'
import { selectLeads } from './leads.ts'

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

const claim =
  (database: Database): Deliveries['claimLead'] =>
  async (channel, number, { now, until, dueBy }): Promise<Claimed | undefined> => {
    const { rows } = await database.run({
      sql: `INSERT INTO deliveries (lead, channel, leased_until) SELECT number, ?2, ?3 FROM leads WHERE number = ?1
      ON CONFLICT (lead, channel) DO UPDATE SET leased_until = ?3 WHERE delivered_at IS NULL AND leased_until <= ?4 AND next_try <= ?5
      RETURNING reached, tries`,
      args: [number, channel, until, now, dueBy],
    })
    if (!rows[0]) return undefined
    // read only now: words that come later find the delivery noted, strike it out, and are sent
    const found = await database.run({ sql: `${selectLeads} WHERE number = ?`, args: [number] })
    if (!found.rows[0]) return undefined
    const reached = JSON.parse(String(rows[0]['reached'])) as string[] // written below
    return { lead: leadOf(found.rows[0]), channel, reached, tries: Number(rows[0]['tries']), until }
  }

const oneTime = async (
  database: Database,
  sql: string,
  args: (string | number)[],
): Promise<number | undefined> => {
  const { rows } = await database.run({ sql, args })
  const time = rows[0]?.['time']
  return time === null || time === undefined ? undefined : Number(time)
}

/** What is noted in the file. A note is for one taking over (`leased_until`): later words have none yet, or another one. */
export const fileDeliveries = (database: Database): Deliveries => {
  const claimLead = claim(database)
  return {
    claimLead,
    claimDue: async (channel, now, until, oldest) => {
      for (;;) {
        const { rows } = await database.run({
          sql: `SELECT number FROM ${tried} AND ${due} <= ?3 ORDER BY ${due}, number LIMIT 1`,
          args: [channel, oldest, now],
        })
        if (!rows[0]) return undefined
        const claimed = await claimLead(channel, Number(rows[0]['number']), {
          now,
          until,
          dueBy: now,
        })
        if (claimed) return claimed
      }
    },
    owedLeads: async (channel, oldest) => {
      const { rows } = await database.run({
        sql: `SELECT number FROM ${owed} ORDER BY number`,
        args: [channel, oldest],
      })
      return rows.map((row) => Number(row['number']))
    },
    noteDelivered: async ({ lead, channel, until }, now) => {
      await database.run({
        sql: `UPDATE deliveries SET delivered_at = ?, failure = NULL, given_up_at = NULL, tries = tries + 1
          WHERE lead = ? AND channel = ? AND leased_until = ?`,
        args: [now, lead.number, channel, until],
      })
    },
    noteFailure: async ({ lead, channel, tries, until }, { details, reached, nextTry }) => {
      await database.run({
        sql: `UPDATE deliveries SET tries = ?, failure = ?, reached = ?, next_try = ?, leased_until = 0
          WHERE lead = ? AND channel = ? AND leased_until = ?`,
        args: [tries + 1, details, JSON.stringify(reached), nextTry, lead.number, channel, until],
      })
    },
    nextDelivery: (channel, oldest) =>
      oneTime(database, `SELECT min(${due}) AS time FROM ${tried}`, [channel, oldest]),
    giveUp: async (channel, now, oldest) => {
      const { rows } = await database.run({
        sql: `INSERT INTO deliveries (lead, channel, given_up_at)
      SELECT number, ?1, ?3 FROM ${owed} AND ${saidAt} < ?2 AND d.given_up_at IS NULL AND coalesce(d.leased_until, 0) <= ?3
      ON CONFLICT (lead, channel) DO UPDATE SET given_up_at = ?3 RETURNING lead`,
        args: [channel, oldest, now],
      })
      return rows.map((row) => Number(row['lead'])).sort((a, b) => a - b)
    },
    waitingSince: (channel, oldest) =>
      oneTime(database, `SELECT min(${saidAt}) AS time FROM ${owed}`, [channel, oldest]),
  }
}
