import type { InStatement, ResultSet } from '@libsql/client'
import { amendment } from '../amendment.ts'
import type { Lead, NewLead } from '../lead.ts'
import { leadOf } from '../leadOf.ts'
import { noRoom } from '../leadsFailure.ts'
import { bytesOf, limitFor, type Room } from '../room.ts'
import { openClient } from './connect.ts'
import type { Database } from './database.ts'
import { fileFailure } from './fileFailure.ts'
import type { FilePlace } from './filePlace.ts'

/** Selects leads with what is known of their delivery, for `leadOf`. */
export const selectLeads = `SELECT leads.*,
  (SELECT json_group_object(channel, delivered_at) FROM deliveries WHERE lead = number AND delivered_at IS NOT NULL) AS delivered,
  (SELECT json_group_array(channel) FROM deliveries WHERE lead = number AND delivered_at IS NULL) AS pending,
  (SELECT max(failure) FROM deliveries WHERE lead = number AND delivered_at IS NULL) AS failure
FROM leads`

export const listLeads = async (database: Database): Promise<Lead[]> => {
  const { rows } = await database.run(`${selectLeads} ORDER BY number`)
  return rows.map(leadOf)
}

/** See `LeadStore`. Pages that were deleted from can be written again, so they count as free. */
export const roomIn = async (database: Database, largest: number): Promise<Room> => {
  const { rows } = await database.run(`SELECT (page_count - freelist_count) * page_size AS used
    FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`)
  return { used: Number(rows[0]?.['used']), largest }
}

/** Throws where the file is so full that what is left is kept for smaller enquiries. */
const checkRoom = async (
  database: Database,
  place: FilePlace,
  lead: NewLead,
  largest: number,
): Promise<void> => {
  const bytes = bytesOf(lead)
  const limit = limitFor(bytes, largest)
  if (limit === largest) return // whether a small one fits, the database says itself
  const { used } = await roomIn(database, largest)
  if (used + bytes > limit) throw noRoom(place.path, true)
}

/** Stores a lead, and looks whether it is there; see `LeadStore`. */
export const storeLead = async (
  database: Database,
  place: FilePlace,
  given: NewLead,
  largest: number,
): Promise<'stored' | 'repeated' | 'amended'> => {
  const lead = await underFormerId(database, given)
  const known = await findLead(database, lead)
  if (!known || amendment(leadOf(known), lead)) await checkRoom(database, place, lead, largest)
  const stored = await insertLead(database, lead)
  await checkStored(place, lead)
  return stored
}

/** The same lead by the id that it is stored under, if that is its former one. */
const underFormerId = async (database: Database, lead: NewLead): Promise<NewLead> => {
  if (!lead.former) return lead
  const { enquiryId, since } = lead.former
  const { rows } = await database.run({
    sql: 'SELECT 1 FROM leads WHERE form_id = ? AND enquiry_id = ? AND received_at > ?',
    args: [lead.formId, enquiryId, since],
  })
  return rows.length > 0 ? { ...lead, enquiryId } : lead
}

const findLead = async (database: Database, { formId, enquiryId }: NewLead) => {
  const { rows } = await database.run({
    sql: `${selectLeads} WHERE form_id = ? AND enquiry_id = ?`,
    args: [formId, enquiryId],
  })
  return rows[0]
}

const insertLead = async (
  database: Database,
  lead: NewLead,
): Promise<'stored' | 'repeated' | 'amended'> => {
  const values = JSON.stringify(lead.values)
  // a batch, although it is one statement: its COMMIT is explicit, and fails where a statement's own could be left out in silence
  const [inserted] = await database.batch([
    {
      sql: `INSERT INTO leads (enquiry_id, form_id, form, form_type, received_at, field_values, other_values, marks, language)
      SELECT ?1, ?2, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM leads WHERE enquiry_id = ?1 AND form_id = ?2)`, // a conflict would use up a number
      args: [
        lead.enquiryId,
        lead.formId,
        lead.form,
        lead.formType,
        lead.receivedAt,
        values,
        JSON.stringify(lead.other),
        JSON.stringify(lead.marks),
        lead.language ?? null,
      ],
    },
  ])
  if (inserted && inserted.rowsAffected > 0) return 'stored'
  return amendLead(database, lead)
}

/** Keeps what an enquiry says when it comes again with words that are new, and has it delivered once more. */
const amendLead = async (database: Database, lead: NewLead): Promise<'repeated' | 'amended'> => {
  for (;;) {
    const row = await findLead(database, lead)
    if (!row) throw new Error('the lead was deleted while it came again')
    const known = leadOf(row)
    const words = amendment(known, lead)
    if (!words) return 'repeated'
    const amended = JSON.stringify(words.amended)
    const [updated] = await database.batch([
      {
        sql: 'UPDATE leads SET amended = ?, amended_at = ?, between_values = ? WHERE number = ? AND amended IS ?',
        args: [
          amended,
          lead.receivedAt,
          JSON.stringify(words.between),
          known.number,
          row['amended'] ?? null,
        ],
      },
      {
        sql: 'DELETE FROM deliveries WHERE lead = ? AND EXISTS (SELECT 1 FROM leads WHERE number = lead AND amended = ?)',
        args: [known.number, amended],
      },
    ])
    if (updated && updated.rowsAffected > 0) return 'amended'
  }
}

/**
 * Looks with a new connection whether a lead is there: one that has been open for long may hold pages in memory that are no
 * longer on disk, because somebody has deleted, replaced or overwritten the file. Throws where it is not.
 */
const checkStored = async (place: FilePlace, { formId, enquiryId }: NewLead): Promise<void> => {
  const { rows } = await readAnew(place, {
    sql: 'SELECT 1 FROM leads WHERE form_id = ? AND enquiry_id = ?',
    args: [formId, enquiryId],
  })
  if (rows.length !== 1) throw new Error('the lead can’t be found after storing')
}

const readAnew = async (place: FilePlace, statement: InStatement): Promise<ResultSet> => {
  const client = openClient(place)
  try {
    return await client.execute(statement)
  } catch (error) {
    throw fileFailure(error, place)
  } finally {
    client.close()
  }
}

/** Tries whether a lead could be stored and read, without storing one. */
export const tryStoring = async (database: Database, place: FilePlace): Promise<void> => {
  await database.batch(['INSERT INTO room VALUES (zeroblob(20000))', 'DELETE FROM room']) // as large as a long enquiry
  await readAnew(place, 'SELECT number FROM leads LIMIT 1')
}

/** Whether the file has a table of leads. Makes nothing. */
export const holdsLeads = async (place: FilePlace): Promise<boolean> =>
  (await readAnew(place, `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'leads'`))
    .rows.length > 0
