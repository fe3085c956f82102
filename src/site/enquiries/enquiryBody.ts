import { z } from 'zod'

/** What came with an enquiry, by field name: texts only, each entry of a list by itself. */
export type EnquiryBody = ReadonlyMap<string, readonly string[]>

const scalar = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => (value === null || value === false ? '' : String(value)))
const entry = z.union([scalar.transform((text) => [text]), z.array(scalar).max(100)])
const json = z.record(z.string().min(1).max(100), entry)

/** The most fields that an enquiry may have, whatever its form says. */
const maxFields = 100

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

const fromEntries = (entries: Iterable<[string, string]>): EnquiryBody | string => {
  const body = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const values = body.get(name)
    if (values) values.push(value)
    else body.set(name, [value])
    if (body.size > maxFields || (values?.length ?? 0) > 100)
      return `Expected at most ${maxFields} fields.`
  }
  return body
}

/** Reads the body as a form without JavaScript sends it. */
export const readFormBody = (text: string): EnquiryBody | string =>
  fromEntries(new URLSearchParams(text))

/**
 * Reads the body that scripts send as `FormData`. Gives undefined if a file is among it: a field for files that was left empty is none.
 * `type` is the request's content type, which names what stands between the parts.
 */
export const readMultipartBody = async (
  type: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<EnquiryBody | string | undefined> => {
  const headers = { 'Content-Type': type }
  const data = await new Response(content, { headers }).formData().catch(() => undefined)
  if (!data) return 'Expected the parts of a form.'
  const entries: [string, string][] = []
  for (const [name, value] of data) {
    if (typeof value === 'string') entries.push([name, value])
    else if (value.size > 0 || value.name !== '') return undefined
  }
  return fromEntries(entries)
}
