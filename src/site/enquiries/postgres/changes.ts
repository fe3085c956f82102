import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { typed } from '../../../core/text/typed.mjs'
import type { Lead } from '../lead.ts'
import type { SeenLead } from '../leadStore.ts'
import type { Action } from './connections.ts'
import { patiently } from './patiently.ts'
import { isLocked } from './postgresFailure.ts'

/** Enquiries that come meanwhile wait behind whoever waits for the tables: never for long at a time. In milliseconds. */
const lockTime = 1000

/** Writes the tables anew. Gives whether that left nothing: the server tells how many old rows stay since somebody still reads them. */
const rewrite = async (client: ClientBase): Promise<boolean> => {
  let copied = 0
  const listen = ({ detail }: { detail?: string | undefined }) => {
    copied += Number(/^\D*(\d+)/.exec(detail ?? '')?.[1] ?? 0) // its first line counts them, in any language
  }
  client.on('notice', listen)
  try {
    for (const table of ['leads', 'deliveries'])
      await client.query(patiently(`VACUUM (FULL, VERBOSE) broadsheet.${table}`))
    return copied === 0
  } catch (error) {
    if (isLocked(error)) return false
    throw error
  } finally {
    client.off('notice', listen)
  }
}

/** Leaves nothing in the tables' files of what was deleted or overwritten. Throws where another program goes on reading it. */
const clearTables = async (client: ClientBase, timeout: number): Promise<void> => {
  await client.query(`SET statement_timeout = 0; SET lock_timeout = ${lockTime}`)
  for (const end = Date.now() + timeout; !(await rewrite(client)); await pause(lockTime)) {
    if (Date.now() > end)
      throw new Error(
        `the leads are changed, but the old words may still be legible in the tables: another program is reading them. End the other programs, and run: ${typed('leads', '--delete-before 1970-01-01 --yes')}`,
      )
  }
}

const change =
  (timeout: number, text: string, values: readonly unknown[]): Action<number> =>
  async (client) => {
    const { rowCount } = await client.query(patiently(text, values))
    await clearTables(client, timeout)
    await client.query('RESET statement_timeout; RESET lock_timeout')
    return rowCount ?? 0
  }

/** See `LeadStore`. */
export const deleteLeads = (leads: readonly SeenLead[], timeout = 20_000): Action<number> =>
  change(
    timeout,
    `DELETE FROM broadsheet.leads l USING unnest($1::integer[], $2::bigint[]) AS seen (number, amended_at)
      WHERE l.number = seen.number AND l.amended_at IS NOT DISTINCT FROM seen.amended_at`,
    [leads.map(({ number }) => number), leads.map(({ amendedAt }) => amendedAt ?? null)],
  )

/** See `LeadStore`. */
export const correctLeads = (leads: readonly Lead[], timeout = 20_000): Action<number> =>
  change(
    timeout,
    `UPDATE broadsheet.leads l SET field_values = c.field_values, other_values = c.other_values, amended = c.amended, between_values = c.between_values
      FROM unnest($1::integer[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[])
        AS c (number, amended_at, field_values, other_values, amended, between_values)
      WHERE l.number = c.number AND l.amended_at IS NOT DISTINCT FROM c.amended_at`,
    [
      leads.map(({ number }) => number),
      leads.map(({ amendedAt }) => amendedAt ?? null),
      leads.map(({ values }) => JSON.stringify(values)),
      leads.map(({ other }) => JSON.stringify(other)),
      leads.map(({ amended }) => (amended ? JSON.stringify(amended) : null)),
      leads.map(({ between }) => JSON.stringify(between)),
    ],
  )
