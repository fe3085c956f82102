import type { FastifyRequest } from 'fastify'
import { formFolder } from '../../../../core/document/addresses.ts'
import { enterAddress } from './enterAddress.ts'
import { matchedRoute } from './matchedRoute.ts'
import { showsToken } from './token.ts'

/** No other page may open a window on the studio, hold it in a frame, or take anything of it into itself. */
export const studioHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'", // the studio's own page has another one
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
} as const

/** The policy of the studio's own pages: their own scripts, nothing inline; the site in their frame, and its pictures. Styles are set by their parts. */
export const shellPolicy = (site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${site}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${site}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Browsers say what asks: nobody but the studio's own page reads what it reads. */
const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString())

const programs = /^\/~(studio|api)\//

/** What is posted without the token, by routes: a code by a plain form, and what the site's forms send, which is kept nowhere. */
const withoutToken: ReadonlySet<string> = new Set([enterAddress, `${formFolder}*`])

/** Why a request to the studio's origin is not answered, in words; undefined where it is. It is judged by the route that answers it. Only what its own page sends, with the token, is written; nothing where it is `readOnly`, in words. */
export const refusalOf = (
  request: FastifyRequest,
  token: string,
  readOnly: string | undefined,
): string | undefined => {
  const { headers } = request
  const route = matchedRoute(request)
  if (headers['service-worker'] !== undefined) return 'The studio has no such script.' // one that the site brings would stay, and read all of the studio's pages
  if (programs.test(route) && !isOwnPage(request))
    return 'Only the studio’s own page may ask for this.'
  if (isRead(request)) return undefined
  if (readOnly !== undefined) return `${readOnly} Nothing was changed.`
  if (headers.origin !== `http://${headers.host}`)
    return 'Only the studio’s own page may write. Nothing was changed.'
  if (!withoutToken.has(route) && !showsToken(headers, token))
    return 'The studio was started anew since this page was opened: load the page again. Nothing was changed.'
  return undefined
}
