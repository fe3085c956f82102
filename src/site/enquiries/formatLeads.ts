import type { EnquiryValues } from './checkEnquiry.ts'
import { formatCsv } from './csv.ts'
import type { Lead } from './lead.ts'
import { leadRecord } from './leadRecord.ts'
import { isGivenUp, isUndelivered } from './undelivered.ts'

export type LeadsFormat = 'table' | 'csv' | 'json'

const textOf = (value: EnquiryValues[string] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join('; ')
const pairsOf = (values: EnquiryValues): string =>
  Object.entries(values)
    .map(([name, value]) => [name, textOf(value)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(' | ')

/** What is known of a lead's way to the firm, by the ways that are set up; see `isUndelivered`. */
export type DeliveryView = { readonly channels: readonly string[]; readonly now: number }

const owedText = (lead: Lead, { channels, now }: DeliveryView): string[] => {
  if (!isUndelivered(lead, channels, now)) return []
  const state = isGivenUp(lead, channels, now)
    ? 'given up'
    : lead.pending.length > 0 || Object.keys(lead.delivered).length > 0
      ? 'not yet'
      : 'no'
  return [lead.failure ? `${state}: ${lead.failure}` : state]
}

const deliveredText = (lead: Lead, view: DeliveryView): string => {
  const taken = Object.entries(lead.delivered).map(
    ([channel, time]) => `${channel} ${new Date(time).toISOString().slice(0, 16)}`,
  )
  return [...taken, ...owedText(lead, view)].join('; ')
}

const csv = (leads: readonly Lead[], view: DeliveryView): string => {
  const names = [...new Set(leads.flatMap(({ values }) => Object.keys(values)))]
  const isMultilingual = leads.some(({ language }) => language !== undefined)
  const head = [
    'number',
    'receivedAt',
    'form',
    'formType',
    ...(isMultilingual ? ['language'] : []),
    'enquiryId',
    'delivered',
    'marks',
    ...names,
    'other',
    'between',
    'amended',
  ]
  const rows = leads.map((lead) => [
    String(lead.number),
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.formType,
    ...(isMultilingual ? [lead.language ?? ''] : []),
    lead.enquiryId,
    deliveredText(lead, view),
    lead.marks.join('; '),
    ...names.map((name) => textOf(Object.hasOwn(lead.values, name) ? lead.values[name] : '')),
    pairsOf(lead.other),
    lead.between.map(pairsOf).join('\n'),
    pairsOf(lead.amended ?? {}),
  ])
  return formatCsv([head, ...rows])
}

/** One line of a table: line ends in a message would break it, and a long one hide the next lead. */
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}

const table = (leads: readonly Lead[], view: DeliveryView): string => {
  if (leads.length === 0) return ''
  const rows = leads.map((lead) => [
    String(lead.number),
    new Date(lead.receivedAt).toISOString().slice(0, 16).replace('T', ' '),
    lead.language === undefined ? lead.formType : `${lead.formType} (${lead.language})`,
    short(deliveredText(lead, view)),
    lead.marks.join(', '),
    short(pairsOf(lead.amended ?? lead.values)),
  ])
  const all = [['No', 'Received (UTC)', 'Form', 'Delivered', 'Robot?', 'Enquiry'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
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

/** As other programs get it, and whether it is no longer tried by itself. */
const recordOf = (lead: Lead, { channels, now }: DeliveryView) => ({
  ...leadRecord(lead),
  ...(isGivenUp(lead, channels, now) ? { givenUp: true } : {}),
})

/** Writes leads out, ready to be printed. CSV follows RFC 4180 and is safe to open in a spreadsheet. */
export const formatLeads = (
  leads: readonly Lead[],
  format: LeadsFormat,
  view: DeliveryView,
): string => {
  if (format === 'json') {
    const records = leads.map((lead) => recordOf(lead, view))
    return `${JSON.stringify(records, null, 2)}\n`
  }
  return format === 'csv' ? csv(leads, view) : table(leads, view)
}
