import type { Claimed, Deliveries } from '../deliveries.ts'
import { type LeadRow, leadOf } from '../leadOf.ts'
import type { Connections } from './connections.ts'
import { selectLeads } from './leads.ts'

/** When a lead came, or came again with other words. */
const saidAt = 'coalesce(amended_at, received_at)'

/**
 * What channel $1 owes the firm. Leads that came before $2 count where they were tried on it, or nobody has been told of them: a
 * channel that was set up later owes nobody the leads of old that another one delivered.
 */
const owed = `broadsheet.leads n LEFT JOIN broadsheet.deliveries d ON d.lead = number AND d.channel = $1
  WHERE d.delivered_at IS NULL AND (${saidAt} >= $2 OR d.lead IS NOT NULL
    OR NOT EXISTS (SELECT 1 FROM broadsheet.deliveries e WHERE e.lead = number AND e.delivered_at IS NOT NULL))`

/** The same, without what is too old to be tried by itself. */
const tried = `${owed} AND ${saidAt} >= $2`
const due = 'greatest(coalesce(d.next_try, 0), coalesce(d.leased_until, 0))'

/**
 * Takes over one of the `candidates`. The lead stays locked until that is noted: no other server waits for it, each takes the next one,
 * and words that come later find it noted, strike it out, and are sent. Parameters: $1 channel, $3 now, $4 until, $5 due by.
 */
const claiming = (candidates: string) => `WITH next AS (${candidates} FOR UPDATE OF n SKIP LOCKED),
  taken AS (
    INSERT INTO broadsheet.deliveries AS known (lead, channel, leased_until) SELECT number, $1, $4 FROM next
    ON CONFLICT (lead, channel) DO UPDATE SET leased_until = $4
      WHERE known.delivered_at IS NULL AND known.leased_until <= $3 AND known.next_try <= $5
    RETURNING lead, reached, tries
  )
  SELECT found.*, taken.reached, taken.tries FROM taken JOIN (${selectLeads}) found ON found.number = taken.lead`

const claimDue = claiming(
  `SELECT number FROM ${tried} AND ${due} <= $3 ORDER BY ${due}, number LIMIT 1`,
)
const claimOne = claiming('SELECT number FROM broadsheet.leads n WHERE number = $2')

/** What is noted in PostgreSQL. A note is for one taking over (`leased_until`): later words have none yet, or another one. */
export const postgresDeliveries = ({ ask }: Connections): Deliveries => {
  const query = async (sql: string, values: readonly unknown[]): Promise<LeadRow[]> =>
    (await ask((client) => client.query<LeadRow>(sql, [...values]))).rows
  const oneTime = async (sql: string, values: readonly unknown[]): Promise<number | undefined> => {
    const time = (await query(sql, values))[0]?.['time']
    return time === null || time === undefined ? undefined : Number(time)
  }
  const claim = async (
    sql: string,
    channel: string,
    until: number,
    values: readonly unknown[],
  ): Promise<Claimed | undefined> => {
    const row = (await query(sql, values))[0]
    return (
      row && {
        lead: leadOf(row),
        channel,
        reached: JSON.parse(String(row['reached'])) as string[],
        tries: Number(row['tries']),
        until,
      }
    ) // written below
  }
  return {
    claimLead: (channel, number, { now, until, dueBy }) =>
      claim(claimOne, channel, until, [channel, number, now, until, dueBy]),
    claimDue: (channel, now, until, oldest) =>
      claim(claimDue, channel, until, [channel, oldest, now, until, now]),
    owedLeads: async (channel, oldest) =>
      (await query(`SELECT number FROM ${owed} ORDER BY number`, [channel, oldest])).map((row) =>
        Number(row['number']),
      ),
    noteDelivered: async ({ lead, channel, until }, now) => {
      await query(
        `UPDATE broadsheet.deliveries SET delivered_at = $1, failure = NULL, given_up_at = NULL, tries = tries + 1
          WHERE lead = $2 AND channel = $3 AND leased_until = $4`,
        [now, lead.number, channel, until],
      )
    },
    noteFailure: async ({ lead, channel, tries, until }, { details, reached, nextTry }) => {
      await query(
        `UPDATE broadsheet.deliveries SET tries = $1, failure = $2, reached = $3, next_try = $4, leased_until = 0
          WHERE lead = $5 AND channel = $6 AND leased_until = $7`,
        [tries + 1, details, JSON.stringify(reached), nextTry, lead.number, channel, until],
      )
    },
    nextDelivery: (channel, oldest) =>
      oneTime(`SELECT min(${due}) AS time FROM ${tried}`, [channel, oldest]),
    giveUp: async (channel, now, oldest) => {
      const rows = await query(
        `INSERT INTO broadsheet.deliveries (lead, channel, given_up_at)
          SELECT number, $1, $3 FROM ${owed} AND ${saidAt} < $2 AND d.given_up_at IS NULL AND coalesce(d.leased_until, 0) <= $3
          ON CONFLICT (lead, channel) DO UPDATE SET given_up_at = $3 WHERE deliveries.given_up_at IS NULL RETURNING lead`,
        [channel, oldest, now],
      )
      return rows.map((row) => Number(row['lead'])).sort((a, b) => a - b)
    },
    waitingSince: (channel, oldest) =>
      oneTime(`SELECT min(${saidAt}) AS time FROM ${owed}`, [channel, oldest]),
  }
}
