import type { EnquiryValues } from '../checkEnquiry.ts'
import { clearFiles } from './clearFiles.ts'
import type { Lead } from './lead.ts'
import type { Database, LeadsPlace } from './openDatabase.ts'

/** What a field shall say. Entries of a list have semicolons between; an empty text leaves nothing. */
export type Correction = { readonly name: string; readonly text: string }

const corrected = (values: EnquiryValues, { name, text }: Correction): EnquiryValues => {
  if (!Object.hasOwn(values, name)) return values
  const entries = text.split(';').map((entry) => entry.trim())
  return { ...values, [name]: Array.isArray(values[name]) ? entries.filter((entry) => entry !== '') : text }
}

/** A lead as it is once corrected, in all that it said. Pure. Throws, with the names that there are, where it has no such field. */
export const correctLead = (lead: Lead, correction: Correction): Lead => {
  const { values, other, amended, between } = lead
  const names = new Set([values, other, amended ?? {}, ...between].flatMap((words) => Object.keys(words)))
  if (!names.has(correction.name)) throw new Error(`lead ${lead.number} has no field "${correction.name}". It has ${[...names].join(', ')}.`)
  return {
    ...lead,
    values: corrected(values, correction),
    other: corrected(other, correction),
    amended: amended && corrected(amended, correction),
    between: between.map((words) => corrected(words, correction)),
  }
}

/**
 * Stores corrected leads, and leaves nothing in the files of the store of what they said before. One that has come again with other
 * words since it was read stays as it is. Gives how many were corrected.
 */
export const storeCorrected = async (database: Database, place: LeadsPlace, leads: readonly Lead[], patience = 20_000): Promise<number> => {
  const results = await database.batch(
    leads.map(({ number, values, other, amended, amendedAt, between }) => ({
      sql: 'UPDATE leads SET field_values = ?, other_values = ?, amended = ?, between_values = ? WHERE number = ? AND amended_at IS ?',
      args: [JSON.stringify(values), JSON.stringify(other), amended ? JSON.stringify(amended) : null, JSON.stringify(between), number, amendedAt ?? null],
    })),
  )
  await clearFiles(database, place, patience)
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}
