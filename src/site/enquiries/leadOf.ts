import type { EnquiryValues } from './checkEnquiry.ts'
import type { Lead } from './lead.ts'

/** A row of a store's table of leads, by the names of its columns, with what is known of its delivery as JSON. */
export type LeadRow = Readonly<Record<string, unknown>>

const parse = (value: unknown): EnquiryValues => JSON.parse(String(value)) as EnquiryValues // written by the store alone

/** A row as a lead. */
export const leadOf = (row: LeadRow): Lead => ({
  number: Number(row['number']),
  enquiryId: String(row['enquiry_id']),
  formId: String(row['form_id']),
  form: String(row['form']),
  formType: String(row['form_type']),
  receivedAt: Number(row['received_at']),
  language: row['language'] ? String(row['language']) : undefined,
  values: parse(row['field_values']),
  other: parse(row['other_values']),
  amended: row['amended'] === null ? undefined : parse(row['amended']),
  amendedAt: row['amended_at'] === null ? undefined : Number(row['amended_at']),
  between: JSON.parse(String(row['between_values'])) as EnquiryValues[],
  marks: JSON.parse(String(row['marks'])) as string[],
  delivered: JSON.parse(String(row['delivered'] ?? '{}')) as Record<string, number>,
  pending: JSON.parse(String(row['pending'] ?? '[]')) as string[],
  failure: row['failure'] ? String(row['failure']) : undefined,
})
