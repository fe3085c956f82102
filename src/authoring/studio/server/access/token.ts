import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { tokenHeader } from '../../protocol/studioPage.ts'

/** What whoever writes has to show: known to the studio's own page alone, and new with every start. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a request shows the token. */
export const showsToken = (headers: IncomingHttpHeaders, token: string): boolean => {
  const shown = headers[tokenHeader.toLowerCase()]
  if (typeof shown !== 'string') return false
  const [one, other] = [Buffer.from(shown), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
