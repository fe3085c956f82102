import type { Row } from '@libsql/client'
import type { EnquiryValues } from '../checkEnquiry.ts'
import type { Lead, NewLead } from './lead.ts'
import type { Database } from './openDatabase.ts'

const parse = (value: unknown): EnquiryValues => JSON.parse(String(value)) as EnquiryValues // written by this file alone

const leadOf = (row: Row): Lead => ({
  number: Number(row['number']),
  enquiryId: String(row['enquiry_id']),
  formId: String(row['form_id']),
  form: String(row['form']),
  formType: String(row['form_type']),
  receivedAt: Number(row['received_at']),
  values: parse(row['field_values']),
  other: parse(row['other_values']),
  amended: row['amended'] === null ? undefined : parse(row['amended']),
  marks: JSON.parse(String(row['marks'])) as string[],
  delivered: JSON.parse(String(row['delivered'] ?? '{}')) as Record<string, number>,
  failure: row['failure'] ? String(row['failure']) : undefined,
})

/**
 * Stores a lead; once this returns, it is on disk. One enquiry of a form is stored once: gives `repeated` for one that is
 * there already, and keeps what it says now under `amended` if it says something else, so that no words are lost.
 * Throws what the database reports.
 */
export const storeLead = async (database: Database, lead: NewLead): Promise<'stored' | 'repeated' | 'amended'> => {
  const values = JSON.stringify(lead.values)
  const { rowsAffected } = await database.run({
    sql: `INSERT INTO leads (enquiry_id, form_id, form, form_type, received_at, field_values, other_values, marks)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (form_id, enquiry_id) DO NOTHING`,
    args: [lead.enquiryId, lead.formId, lead.form, lead.formType, lead.receivedAt, values, JSON.stringify(lead.other), JSON.stringify(lead.marks)],
  })
  if (rowsAffected > 0) return 'stored'
  const update = await database.run({
    sql: 'UPDATE leads SET amended = ?1 WHERE form_id = ?2 AND enquiry_id = ?3 AND coalesce(amended, field_values) <> ?1',
    args: [values, lead.formId, lead.enquiryId],
  })
  return update.rowsAffected > 0 ? 'amended' : 'repeated'
}

/** All leads, oldest first. */
export const listLeads = async (database: Database): Promise<Lead[]> => {
  const { rows } = await database.run(
    `SELECT leads.*,
      (SELECT json_group_object(channel, delivered_at) FROM deliveries WHERE lead = number AND delivered_at IS NOT NULL) AS delivered,
      (SELECT max(failure) FROM deliveries WHERE lead = number AND delivered_at IS NULL) AS failure
    FROM leads ORDER BY number`,
  )
  return rows.map(leadOf)
}
