import { deliveryOf } from '../deliveryOf.ts'
import { type LeadRow, leadOf } from '../leadOf.ts'
import type { LeadsCopy } from '../leadsCopy.ts'
import type { Action } from './connections.ts'
import { patiently } from './patiently.ts'
import { transaction } from './transaction.ts'

/** See `LeadStore`. */
export const readCopy: Action<LeadsCopy> = transaction(async (client) => {
  await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  await client.query('SET LOCAL statement_timeout = 0')
  const leads = await client.query<LeadRow>(
    patiently('SELECT * FROM broadsheet.leads ORDER BY number'),
  )
  const deliveries = await client.query<LeadRow>(
    patiently('SELECT * FROM broadsheet.deliveries ORDER BY lead, channel'),
  )
  const state = await client.query<LeadRow>('SELECT last_number FROM broadsheet.state')
  return {
    leads: leads.rows.map(leadOf),
    deliveries: deliveries.rows.map(deliveryOf),
    lastNumber: Number(state.rows[0]?.['last_number'] ?? 0),
  }
})

/** Leads as rows; what is in quotes twice comes out of PostgreSQL's JSON as the text that it was. */
const rowsOf = (leads: LeadsCopy['leads']): string =>
  JSON.stringify(
    leads.map((lead) => ({
      number: lead.number,
      enquiry_id: lead.enquiryId,
      form_id: lead.formId,
      form: lead.form,
      form_type: lead.formType,
      received_at: lead.receivedAt,
      field_values: JSON.stringify(lead.values),
      other_values: JSON.stringify(lead.other),
      amended: lead.amended && JSON.stringify(lead.amended),
      marks: JSON.stringify(lead.marks),
      amended_at: lead.amendedAt,
      between_values: JSON.stringify(lead.between),
      language: lead.language,
    })),
  )

const deliveryRowsOf = ({ leads, deliveries }: LeadsCopy): string => {
  const byNumber = new Map(leads.map((lead) => [lead.number, lead]))
  return JSON.stringify(
    deliveries.map((delivery) => ({
      enquiry_id: byNumber.get(delivery.lead)?.enquiryId,
      form_id: byNumber.get(delivery.lead)?.formId,
      amended_at: byNumber.get(delivery.lead)?.amendedAt,
      channel: delivery.channel,
      tries: delivery.tries,
      next_try: delivery.nextTry,
      delivered_at: delivery.deliveredAt,
      failure: delivery.failure,
      reached: JSON.stringify(delivery.reached),
      given_up_at: delivery.givenUpAt,
    })),
  )
}

const insertLeads = `WITH fresh AS (
    SELECT given.*, EXISTS (SELECT 1 FROM broadsheet.leads l WHERE l.number = given.number) AS is_taken
    FROM json_to_recordset($1::json) AS given (number integer, enquiry_id text, form_id text, form text, form_type text, received_at bigint,
      field_values text, other_values text, amended text, marks text, amended_at bigint, between_values text, language text)
    WHERE NOT EXISTS (SELECT 1 FROM broadsheet.leads l WHERE l.enquiry_id = given.enquiry_id AND l.form_id = given.form_id)
  )
  INSERT INTO broadsheet.leads (number, enquiry_id, form_id, form, form_type, received_at, field_values, other_values, amended, marks, amended_at, between_values, language)
  SELECT CASE WHEN is_taken THEN $2 + row_number() OVER (PARTITION BY is_taken ORDER BY number) ELSE number END,
    enquiry_id, form_id, form, form_type, received_at, field_values, other_values, amended, marks, amended_at, between_values, language FROM fresh`

/** By what the lead is, since it may have got another number here; not where it says something else by now, which is still to be sent. */
const insertDeliveries = `INSERT INTO broadsheet.deliveries (lead, channel, tries, next_try, delivered_at, failure, reached, given_up_at)
  SELECT l.number, given.channel, given.tries, given.next_try, given.delivered_at, given.failure, given.reached, given.given_up_at
  FROM json_to_recordset($1::json) AS given (enquiry_id text, form_id text, amended_at bigint, channel text, tries integer, next_try bigint,
    delivered_at bigint, failure text, reached text, given_up_at bigint)
  JOIN broadsheet.leads l ON l.enquiry_id = given.enquiry_id AND l.form_id = given.form_id AND l.amended_at IS NOT DISTINCT FROM given.amended_at
  ON CONFLICT DO NOTHING`

/** See `LeadStore`. */
export const bringIn = (copy: LeadsCopy): Action<number> =>
  transaction(async (client) => {
    await client.query('SET LOCAL statement_timeout = 0')
    const state = await client.query<LeadRow>('SELECT last_number FROM broadsheet.state FOR UPDATE') // whoever stores a lead waits for it
    const last = Math.max(Number(state.rows[0]?.['last_number']), copy.lastNumber)
    const { rowCount } = await client.query(patiently(insertLeads, [rowsOf(copy.leads), last]))
    await client.query(patiently(insertDeliveries, [deliveryRowsOf(copy)]))
    await client.query(
      'UPDATE broadsheet.state SET last_number = greatest($1, (SELECT max(number) FROM broadsheet.leads))',
      [last],
    )
    return rowCount ?? 0
  })
