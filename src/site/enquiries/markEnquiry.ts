import { z } from 'zod'
import type { EnquiryBody } from './enquiryBody.ts'
import type { Mark } from './lead.ts'

const session = z.object({
  loadedAt: z.number().optional().catch(undefined),
  webdriver: z.boolean().optional().catch(undefined),
})

/** Nobody reads a form, fills it in and sends it in less than this, in milliseconds. */
const fastest = 2000

/** Reads Formspree-Session-Data: base64 of JSON. Anything unreadable says nothing. */
const readSession = (header: string | undefined): z.infer<typeof session> => {
  try {
    return session.parse(JSON.parse(Buffer.from(header ?? '', 'base64').toString('utf8')))
  } catch {
    return {} // a visitor's browser or an extension may spoil it; that is no reason to distrust the enquiry
  }
}

/**
 * Tells why an enquiry looks like a robot's. `now` in milliseconds. A clock of the visitor that runs ahead is no sign: then
 * the page seems to have been loaded in the future.
 */
export const markEnquiry = (
  body: EnquiryBody,
  sessionData: string | undefined,
  now: number,
): Mark[] => {
  const { loadedAt, webdriver } = readSession(sessionData)
  const marks: Mark[] = []
  if (body.get('_gotcha')?.some((text) => text.trim() !== '')) marks.push('trap field')
  if (loadedAt !== undefined && now >= loadedAt && now - loadedAt < fastest) marks.push('too fast')
  if (webdriver) marks.push('automated browser')
  return marks
}
