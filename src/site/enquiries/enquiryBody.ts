import { z } from 'zod'

/** What came with an enquiry, by field name: texts only, each entry of a list by itself. */
export type EnquiryBody = ReadonlyMap<string, readonly string[]>

const scalar = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => (value === null || value === false ? '' : String(value)))
const entry = z.union([scalar.transform((text) => [text]), z.array(scalar).max(100)])
const json = z.record(z.string().min(1).max(100), entry)

/** The most fields that an enquiry may have, whatever its form says. */
export const maxFields = 100

/**
 * Reads the body of an enquiry as JSON gives it: an object of texts, numbers, booleans, null, or lists of them.
 * Gives a plain message where it is none.
 */
export const readJsonBody = (value: unknown): EnquiryBody | string => {
  const parsed = json.safeParse(value)
  if (!parsed.success) return 'Expected a JSON object of texts and lists of texts.'
  const entries = Object.entries(parsed.data)
  return entries.length > maxFields ? `Expected at most ${maxFields} fields.` : new Map(entries)
}

/** Reads the body as a form without JavaScript sends it. */
export const readFormBody = (text: string): EnquiryBody | string => {
  const body = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const values = body.get(name)
    if (values) values.push(value)
    else body.set(name, [value])
    if (body.size > maxFields || (values?.length ?? 0) > 100)
      return `Expected at most ${maxFields} fields.`
  }
  return body
}
