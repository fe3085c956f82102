import type { InStatement } from '@libsql/client'
import { deliveryOf } from '../deliveryOf.ts'
import { leadOf } from '../leadOf.ts'
import type { Delivery, LeadsCopy } from '../leadsCopy.ts'
import type { Database } from './database.ts'

/** See `LeadStore`. */
export const readCopy = async (database: Database): Promise<LeadsCopy> => {
  const [leads, deliveries, numbers] = await database.batch([
    'SELECT * FROM leads ORDER BY number',
    'SELECT * FROM deliveries ORDER BY lead, channel',
    `SELECT seq FROM sqlite_sequence WHERE name = 'leads'`,
  ])
  return {
    leads: (leads?.rows ?? []).map(leadOf),
    deliveries: (deliveries?.rows ?? []).map(deliveryOf),
    lastNumber: Number(numbers?.rows[0]?.['seq'] ?? 0),
  }
}

const orNull = <T>(value: T | undefined): T | null => value ?? null

const insertLead = (lead: LeadsCopy['leads'][number]): InStatement => ({
  sql: `INSERT INTO leads (number, enquiry_id, form_id, form, form_type, received_at, field_values, other_values, amended, marks, amended_at, between_values, language)
    SELECT CASE WHEN EXISTS (SELECT 1 FROM leads WHERE number = ?1) THEN NULL ELSE ?1 END, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
    WHERE NOT EXISTS (SELECT 1 FROM leads WHERE enquiry_id = ?2 AND form_id = ?3)`,
  args: [
    lead.number,
    lead.enquiryId,
    lead.formId,
    lead.form,
    lead.formType,
    lead.receivedAt,
    JSON.stringify(lead.values),
    JSON.stringify(lead.other),
    lead.amended ? JSON.stringify(lead.amended) : null,
    JSON.stringify(lead.marks),
    orNull(lead.amendedAt),
    JSON.stringify(lead.between),
    orNull(lead.language),
  ],
})

/** By what the lead is, since it may have got another number here; not where it says something else by now, which is still to be sent. */
const insertDelivery = (
  { enquiryId, formId, amendedAt }: LeadsCopy['leads'][number],
  delivery: Delivery,
): InStatement => ({
  sql: `INSERT INTO deliveries (lead, channel, tries, next_try, delivered_at, failure, reached, given_up_at)
    SELECT number, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM leads WHERE enquiry_id = ?1 AND form_id = ?2 AND amended_at IS ?10 ON CONFLICT DO NOTHING`,
  args: [
    enquiryId,
    formId,
    delivery.channel,
    delivery.tries,
    delivery.nextTry,
    orNull(delivery.deliveredAt),
    orNull(delivery.failure),
    JSON.stringify(delivery.reached),
    orNull(delivery.givenUpAt),
    orNull(amendedAt),
  ],
})

/** See `LeadStore`. */
export const bringIn = async (
  database: Database,
  { leads, deliveries, lastNumber }: LeadsCopy,
): Promise<number> => {
  const byNumber = new Map(leads.map((lead) => [lead.number, lead]))
  const results = await database.batch([
    ...leads.map(insertLead),
    ...deliveries.flatMap((delivery) => {
      const lead = byNumber.get(delivery.lead)
      return lead ? [insertDelivery(lead, delivery)] : []
    }),
    `INSERT INTO sqlite_sequence (name, seq) SELECT 'leads', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'leads')`,
    {
      sql: `UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'leads'`,
      args: [lastNumber],
    },
  ])
  await database.run('PRAGMA wal_checkpoint(TRUNCATE)') // all of it in the file: a server that still has the old one open may clear its log away
  return results.slice(0, leads.length).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}
