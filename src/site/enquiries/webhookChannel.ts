import type { Channel } from './channel.ts'
import { DeliveryFailure } from './deliveryFailure.ts'
import { leadRecord } from './leadRecord.ts'

/** In milliseconds. */
const timeout = 20_000
const maxRedirects = 5

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a password with a bare %, as somebody would type it
  }
}

/** The address without user and password, which fetch would repeat in its messages, and the header that they become. */
const withoutCredentials = (
  address: string,
): { readonly url: URL; readonly headers: Record<string, string> } => {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (!username && !password) return { url, headers: {} }
  const pair = `${decode(username)}:${decode(password)}`
  return { url, headers: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** Names the host alone: the path of a webhook often is its password. */
const failureTo = (host: string, what: string): DeliveryFailure =>
  new DeliveryFailure(`the webhook at ${host} ${what}`)

const connectionFailure = (error: unknown, host: string): DeliveryFailure => {
  if (error instanceof Error && error.name === 'TimeoutError')
    return failureTo(host, `did not answer within ${timeout / 1000} seconds`)
  const { code = '', message = '' } = (error instanceof Error ? error.cause : undefined) as {
    code?: string
    message?: string
  } // undici's own, which names no address
  if (code === 'ECONNREFUSED') return failureTo(host, 'is not there: nothing answers')
  if (code === 'ENOTFOUND')
    return failureTo(host, 'is not known: correct its name in LEADS_WEBHOOK')
  if (message === 'bad port') return failureTo(host, 'has a port that is kept for other services')
  return failureTo(host, `could not be reached (${code || 'for no known reason'})`)
}

/** Where an answer sends a request on to; undefined where it says so unreadably or not at all. */
const targetOf = (response: Response, url: URL): URL | undefined => {
  const location = response.headers.get('location')
  return location && URL.canParse(location, url) ? new URL(location, url) : undefined
}

/**
 * The lead is there, and its answer is at another URL: some services want it to be fetched. Whether that succeeds changes nothing.
 * Another origin is never asked: it could be a machine within the firm's network.
 */
const fetchAnswer = async (target: URL, from: URL) => {
  if (target.origin !== from.origin) return
  const { url } = withoutCredentials(target.href)
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout / 2),
  }).catch(() => undefined)
  await answer?.body?.cancel()
}

/**
 * Posts leads as JSON to an address. Any 2xx answer counts as delivered, and so do 301, 302 and 303; 307 and 308 are followed within
 * one https origin. `Idempotency-Key` is the same on every try, so that the receiver can tell a second one.
 */
export const webhookChannel = (address: string): Channel => {
  const { url: first, headers } = withoutCredentials(address)
  const { host } = first
  const post = async (url: URL, request: RequestInit, redirects: number): Promise<void> => {
    const response = await fetch(url, request).catch((error) => {
      throw connectionFailure(error, host)
    })
    await response.body?.cancel()
    const { ok, status } = response
    if (ok) return
    const target = targetOf(response, url)
    if (status >= 301 && status <= 303) return target && fetchAnswer(target, url)
    if (status !== 307 && status !== 308) throw failureTo(host, `answered ${status}`)
    if (target?.origin !== url.origin || url.protocol !== 'https:')
      throw failureTo(
        host,
        `sends on (${status}) to another place, which leads are not sent to. Name the right address in LEADS_WEBHOOK`,
      )
    if (redirects >= maxRedirects) throw failureTo(host, `sends on (${status}) again and again`)
    return post(withoutCredentials(target.href).url, request, redirects + 1)
  }
  return {
    name: 'webhook',
    send: (lead) => {
      const again = lead.amended ? `.again${lead.between.length || ''}` : ''
      const request: RequestInit = {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Idempotency-Key': `${lead.enquiryId}${again}`,
        },
        body: JSON.stringify(leadRecord(lead)),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      }
      return post(first, request, 0)
    },
  }
}
