import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { amendment } from '../amendment.ts'
import type { Lead, NewLead } from '../lead.ts'
import { type LeadRow, leadOf } from '../leadOf.ts'
import { noRoom } from '../leadsFailure.ts'
import { bytesOf, limitFor, type Room, smallEnquiry } from '../room.ts'
import type { Action } from './connections.ts'
import { patiently } from './patiently.ts'
import { transaction } from './transaction.ts'

/** Selects leads with what is known of their delivery, for `leadOf`. */
export const selectLeads = `SELECT l.*,
  (SELECT json_object_agg(channel, delivered_at)::text FROM broadsheet.deliveries WHERE lead = number AND delivered_at IS NOT NULL) AS delivered,
  (SELECT json_agg(channel ORDER BY channel)::text FROM broadsheet.deliveries WHERE lead = number AND delivered_at IS NULL) AS pending,
  (SELECT max(failure) FROM broadsheet.deliveries WHERE lead = number AND delivered_at IS NULL) AS failure
FROM broadsheet.leads l`

export const listLeads: Action<Lead[]> = async (client) => {
  const { rows } = await client.query<LeadRow>(patiently(`${selectLeads} ORDER BY number`))
  return rows.map(leadOf)
}

/**
 * One statement: its number is counted up only where the lead is new, and taken back with it. Where two servers get the same enquiry at
 * once, the second one fails on its key, and finds it there on its next try. `limit` says how full the table may be, in bytes.
 */
const insertLead = async (client: ClientBase, lead: NewLead, limit: number): Promise<boolean> => {
  const { rowCount } = await client.query(
    `WITH fresh AS (
      UPDATE broadsheet.state SET last_number = last_number + 1
      WHERE NOT EXISTS (SELECT 1 FROM broadsheet.leads WHERE enquiry_id = $1 AND form_id = $2) AND pg_total_relation_size('broadsheet.leads') < $9
      RETURNING last_number
    )
    INSERT INTO broadsheet.leads (number, enquiry_id, form_id, form, form_type, received_at, field_values, other_values, marks, language)
    SELECT last_number, $1, $2, $3, $4, $5, $6, $7, $8, $10 FROM fresh`,
    [
      lead.enquiryId,
      lead.formId,
      lead.form,
      lead.formType,
      lead.receivedAt,
      JSON.stringify(lead.values),
      JSON.stringify(lead.other),
      JSON.stringify(lead.marks),
      Math.floor(limit),
      lead.language ?? null,
    ],
  )
  return (rowCount ?? 0) > 0
}

const sizeOf = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ used: string }>(
    `SELECT pg_total_relation_size('broadsheet.leads') AS used`,
  )
  return Number(rows[0]?.used)
}

/** See `LeadStore`. */
export const roomIn =
  (largest: number): Action<Room> =>
  async (client) => ({ used: await sizeOf(client), largest })

/** Keeps what an enquiry says when it comes again with words that are new, and has it delivered once more. */
const amendLead = (
  lead: NewLead,
  place: string,
  limit: number,
  isLarge: boolean,
): Action<'repeated' | 'amended' | undefined> =>
  transaction(async (client) => {
    const { rows } = await client.query<LeadRow>(
      `${selectLeads} WHERE enquiry_id = $1 AND form_id = $2 FOR UPDATE OF l`,
      [lead.enquiryId, lead.formId],
    )
    const known = rows[0] && leadOf(rows[0])
    if (!known) return undefined
    const words = amendment(known, lead)
    if (!words) return 'repeated'
    if ((await sizeOf(client)) >= limit) throw noRoom(place, isLarge)
    await client.query(
      'UPDATE broadsheet.leads SET amended = $1, amended_at = $2, between_values = $3 WHERE number = $4',
      [JSON.stringify(words.amended), lead.receivedAt, JSON.stringify(words.between), known.number],
    )
    await client.query('DELETE FROM broadsheet.deliveries WHERE lead = $1', [known.number])
    return 'amended'
  })

/** The same lead by the id that it is stored under, if that is its former one. */
const underFormerId = async (client: ClientBase, lead: NewLead): Promise<NewLead> => {
  if (!lead.former) return lead
  const { enquiryId, since } = lead.former
  const { rowCount } = await client.query(
    'SELECT 1 FROM broadsheet.leads WHERE form_id = $1 AND enquiry_id = $2 AND received_at > $3',
    [lead.formId, enquiryId, since],
  )
  return rowCount ? { ...lead, enquiryId } : lead
}

/** See `LeadStore`. */
export const storeLead =
  (given: NewLead, place: string, largest: number): Action<'stored' | 'repeated' | 'amended'> =>
  async (client) => {
    const lead = await underFormerId(client, given)
    const bytes = bytesOf(lead)
    const isLarge = bytes > smallEnquiry
    const limit = limitFor(bytes, largest) - (isLarge ? bytes : 0)
    if (await insertLead(client, lead, limit)) return 'stored'
    const amended = await amendLead(lead, place, limit, isLarge)(client)
    if (!amended) throw noRoom(place, isLarge)
    return amended
  }

const trial = (): NewLead => ({
  enquiryId: randomUUID(),
  formId: '',
  form: '',
  formType: '',
  receivedAt: 0,
  values: { a: 'x'.repeat(20_000) },
  other: {},
  marks: [],
})

/** Stores a lead as long as a long enquiry, and takes it back. */
export const tryStoring =
  (place: string, largest: number): Action<void> =>
  async (client) => {
    await client.query('BEGIN')
    const isThere = await insertLead(client, trial(), largest)
    await client.query('ROLLBACK')
    if (!isThere) throw noRoom(place, false)
  }
