import type { EnquiryValues } from './checkEnquiry.ts'
import type { Lead } from './lead.ts'

/** What a field shall say. Entries of a list have semicolons between; an empty text leaves nothing. */
export type Correction = { readonly name: string; readonly text: string }

const corrected = (values: EnquiryValues, { name, text }: Correction): EnquiryValues => {
  if (!Object.hasOwn(values, name)) return values
  const entries = text.split(';').map((entry) => entry.trim())
  return {
    ...values,
    [name]: Array.isArray(values[name]) ? entries.filter((entry) => entry !== '') : text,
  }
}

/** A lead as it is once corrected, in all that it said. Pure. Throws, with the names that there are, where it has no such field. */
export const correctLead = (lead: Lead, correction: Correction): Lead => {
  const { values, other, amended, between } = lead
  const names = new Set(
    [values, other, amended ?? {}, ...between].flatMap((words) => Object.keys(words)),
  )
  if (!names.has(correction.name))
    throw new Error(
      `lead ${lead.number} has no field "${correction.name}". It has ${[...names].join(', ')}.`,
    )
  return {
    ...lead,
    values: corrected(values, correction),
    other: corrected(other, correction),
    amended: amended && corrected(amended, correction),
    between: between.map((words) => corrected(words, correction)),
  }
}
