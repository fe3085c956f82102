import { createClient, type InStatement, type ResultSet, type Row } from '@libsql/client'
import type { EnquiryValues } from '../checkEnquiry.ts'
import type { Lead, NewLead } from './lead.ts'
import type { Database, LeadsPlace } from './openDatabase.ts'

const parse = (value: unknown): EnquiryValues => JSON.parse(String(value)) as EnquiryValues // written by this file alone

/** A row of `selectLeads` as a lead. */
export const leadOf = (row: Row): Lead => ({
  number: Number(row['number']),
  enquiryId: String(row['enquiry_id']),
  formId: String(row['form_id']),
  form: String(row['form']),
  formType: String(row['form_type']),
  receivedAt: Number(row['received_at']),
  values: parse(row['field_values']),
  other: parse(row['other_values']),
  amended: row['amended'] === null ? undefined : parse(row['amended']),
  amendedAt: row['amended_at'] === null ? undefined : Number(row['amended_at']),
  between: JSON.parse(String(row['between_values'])) as EnquiryValues[],
  marks: JSON.parse(String(row['marks'])) as string[],
  delivered: JSON.parse(String(row['delivered'] ?? '{}')) as Record<string, number>,
  pending: JSON.parse(String(row['pending'])) as string[],
  failure: row['failure'] ? String(row['failure']) : undefined,
})

/**
 * Stores a lead; once this returns, it is on disk. One enquiry of a form is stored once: gives `repeated` for one that is
 * there already, and keeps what it says now under `amended` if it says something new, so that no words are lost.
 * Throws what the database reports.
 */
export const storeLead = async (database: Database, lead: NewLead): Promise<'stored' | 'repeated' | 'amended'> => {
  const values = JSON.stringify(lead.values)
  // a batch, although it is one statement: its COMMIT is explicit, and fails where a statement's own could be left out in silence
  const [inserted] = await database.batch([
    {
      sql: `INSERT INTO leads (enquiry_id, form_id, form, form_type, received_at, field_values, other_values, marks)
      SELECT ?1, ?2, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM leads WHERE enquiry_id = ?1 AND form_id = ?2)`, // a conflict would use up a number
      args: [lead.enquiryId, lead.formId, lead.form, lead.formType, lead.receivedAt, values, JSON.stringify(lead.other), JSON.stringify(lead.marks)],
    },
  ])
  if (inserted && inserted.rowsAffected > 0) return 'stored'
  return amendLead(database, lead)
}

/**
 * Looks with a new connection whether a lead is there: one that has been open for long may hold pages in memory that are no
 * longer on disk, because somebody has deleted, replaced or overwritten the file. Throws where it is not.
 */
export const checkStored = async (place: LeadsPlace, { formId, enquiryId }: NewLead): Promise<void> => {
  const found = await readAnew(place, { sql: 'SELECT 1 FROM leads WHERE form_id = ? AND enquiry_id = ?', args: [formId, enquiryId] })
  if (found && found.rows.length !== 1) throw new Error('the lead can’t be found after storing')
}

const readAnew = async ({ path, url }: LeadsPlace, statement: InStatement): Promise<ResultSet | undefined> => {
  if (path === undefined) return undefined
  const client = createClient({ url, concurrency: 1 })
  try {
    return await client.execute(statement)
  } finally {
    client.close()
  }
}

/** Tries whether a lead could be stored and read, without storing one. Throws what the database reports. */
export const tryStoring = async (database: Database, place: LeadsPlace): Promise<void> => {
  await database.batch(['INSERT INTO room VALUES (zeroblob(20000))', 'DELETE FROM room']) // as large as a long enquiry
  await readAnew(place, 'SELECT number FROM leads LIMIT 1')
}

/** A visitor may change an enquiry often, but nobody shall make one lead endless. */
const mostTexts = 20

/** All that an enquiry says, to be compared and kept: fields that its form does not know are words, too. */
const wordsOf = ({ values, other }: Pick<NewLead, 'values' | 'other'>): EnquiryValues => ({ ...other, ...values })

/** Two texts say the same, in whatever order their fields came. */
const isSame = (one: EnquiryValues, other: EnquiryValues): boolean => {
  const sorted = (words: EnquiryValues) => JSON.stringify(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

/** Keeps what an enquiry says when it comes again with words that are new, beside all that it said before, and has it delivered once more. */
const amendLead = async (database: Database, lead: NewLead): Promise<'repeated' | 'amended'> => {
  const words = wordsOf(lead)
  for (;;) {
    const { rows } = await database.run({ sql: `${selectLeads} WHERE form_id = ? AND enquiry_id = ?`, args: [lead.formId, lead.enquiryId] })
    const known = rows[0] && leadOf(rows[0])
    if (!known || !rows[0]) throw new Error('the lead was deleted while it came again')
    const later = known.amended ? [...known.between, known.amended] : []
    if ([wordsOf(known), ...later].some((before) => isSame(before, words))) return 'repeated'
    if (later.length >= mostTexts) throw new Error(`an enquiry came with other words for more than ${mostTexts} times`)
    const [updated] = await database.batch([
      {
        sql: 'UPDATE leads SET amended = ?, amended_at = ?, between_values = ? WHERE number = ? AND amended IS ?',
        args: [JSON.stringify(words), lead.receivedAt, JSON.stringify(later), known.number, rows[0]['amended'] ?? null],
      },
      {
        sql: 'DELETE FROM deliveries WHERE lead = ? AND EXISTS (SELECT 1 FROM leads WHERE number = lead AND amended = ?)',
        args: [known.number, JSON.stringify(words)],
      },
    ])
    if (updated && updated.rowsAffected > 0) return 'amended'
  }
}

/** Brings all that was written from the log beside the file into the file, which is whole by itself then. */
export const settle = (database: Database) => database.run('PRAGMA wal_checkpoint(TRUNCATE)')

/** Selects leads with what is known of their delivery, for `leadOf`. */
export const selectLeads = `SELECT leads.*,
  (SELECT json_group_object(channel, delivered_at) FROM deliveries WHERE lead = number AND delivered_at IS NOT NULL) AS delivered,
  (SELECT json_group_array(channel) FROM deliveries WHERE lead = number AND delivered_at IS NULL) AS pending,
  (SELECT max(failure) FROM deliveries WHERE lead = number AND delivered_at IS NULL) AS failure
FROM leads`

/** All leads, oldest first. */
export const listLeads = async (database: Database): Promise<Lead[]> => {
  const { rows } = await database.run(`${selectLeads} ORDER BY number`)
  return rows.map(leadOf)
}
