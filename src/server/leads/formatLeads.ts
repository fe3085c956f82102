import type { EnquiryValues } from '../checkEnquiry.ts'
import type { Lead } from './lead.ts'
import { leadRecord } from './leadRecord.ts'

export type LeadsFormat = 'table' | 'csv' | 'json'

const textOf = (value: EnquiryValues[string] | undefined): string => (typeof value === 'string' ? value : (value ?? []).join('; '))
const pairsOf = (values: EnquiryValues): string =>
  Object.entries(values)
    .map(([name, value]) => [name, textOf(value)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(' | ')

const deliveredText = ({ delivered, failure }: Lead): string =>
  Object.entries(delivered)
    .map(([channel, time]) => `${channel} ${new Date(time).toISOString().slice(0, 16)}`)
    .join('; ') || (failure ? `not yet: ${failure}` : 'no')

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front, which makes it a text. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r\n|%＝＋－＠]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`

const csv = (leads: readonly Lead[]): string => {
  const names = [...new Set(leads.flatMap(({ values }) => Object.keys(values)))]
  const head = ['number', 'receivedAt', 'form', 'formType', 'enquiryId', 'delivered', 'marks', ...names, 'other', 'amended']
  const rows = leads.map((lead) => [
    String(lead.number),
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.formType,
    lead.enquiryId,
    deliveredText(lead),
    lead.marks.join('; '),
    ...names.map((name) => textOf(Object.hasOwn(lead.values, name) ? lead.values[name] : '')),
    pairsOf(lead.other),
    pairsOf(lead.amended ?? {}),
  ])
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** One line of a table: line ends in a message would break it, and a long one hide the next lead. */
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}

const table = (leads: readonly Lead[]): string => {
  if (leads.length === 0) return 'No leads yet.\n'
  const rows = leads.map((lead) => [
    String(lead.number),
    new Date(lead.receivedAt).toISOString().slice(0, 16).replace('T', ' '),
    lead.formType,
    short(deliveredText(lead)),
    lead.marks.join(', '),
    short(pairsOf(lead.amended ?? lead.values)),
  ])
  const all = [['No', 'Received (UTC)', 'Form', 'Delivered', 'Robot?', 'Enquiry'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** Writes leads out, ready to be printed. CSV follows RFC 4180 and is safe to open in a spreadsheet. */
export const formatLeads = (leads: readonly Lead[], format: LeadsFormat): string => {
  if (format === 'json') return `${JSON.stringify(leads.map(leadRecord), null, 2)}\n`
  return format === 'csv' ? csv(leads) : table(leads)
}
