import type { ClientBase } from 'pg'
import { LeadsFailure } from '../leadsFailure.ts'
import { readOnly } from './postgresFailure.ts'
import { steps } from './tables.ts'

type Settings = { readonly encoding: string; readonly readOnly: string }

/**
 * Makes a new connection fit for leads: a commit is on the server's disk before it is answered, whatever the server's own default, and
 * a server that only lets read is refused, so that another address is tried.
 */
export const prepareConnection = async (client: ClientBase): Promise<void> => {
  const { rows } =
    await client.query<Settings>(`SELECT current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') AS "readOnly",
    set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false)`)
  if (rows[0]?.readOnly === 'on')
    throw Object.assign(new Error('the server only lets read'), { code: readOnly })
  if (!/^(UTF8|SQL_ASCII)$/.test(rows[0]?.encoding ?? ''))
    throw new LeadsFailure(
      `the database that LEADS_URL names can't keep every sign that people write: make one with ENCODING 'UTF8'.`,
      'address',
    )
}

const versionIn = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('broadsheet.state') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return 0
  const state = await client.query<{ version: number }>('SELECT version FROM broadsheet.state')
  return state.rows[0]?.version ?? 0
}

/** Whether there are tables of leads. Makes nothing. */
export const holdsLeads = async (client: ClientBase): Promise<boolean> =>
  (await versionIn(client)) > 0

/** Makes the tables, or brings them up to date; several servers may begin at once. */
export const prepareTables = async (client: ClientBase): Promise<void> => {
  const version = await versionIn(client)
  if (version > steps.length)
    throw new Error(`they were written by a newer version of this program (${version})`)
  if (version === steps.length) return
  await client.query('BEGIN')
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('broadsheet'))`)
  const { rows } = await client.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'broadsheet'`)
  if (rows.length === 0) await client.query('CREATE SCHEMA broadsheet') // IF NOT EXISTS would ask for the right even where it is there
  for (const step of steps.slice(await versionIn(client)).flat()) await client.query(step)
  await client.query('UPDATE broadsheet.state SET version = $1', [steps.length])
  await client.query('COMMIT')
}
