import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from one of our own pages, opened under an address that nobody else can have made lead here:
 * the authoring server writes files, and any site that is open in the same browser could otherwise make it do so.
 * A name that somebody points at this machine is refused; numbers, `localhost` and the name it was started with are not.
 */
export const isFromHere = (
  { host = '', origin }: IncomingHttpHeaders,
  startedAs: string,
): boolean => {
  const name = host.replace(/:\d+$/, '')
  const known =
    name === 'localhost' ||
    name === startedAs ||
    /^\d+\.\d+\.\d+\.\d+$/.test(name) ||
    /^\[[0-9a-f:]+\]$/i.test(name)
  return known && (origin === undefined || origin === `http://${host}`)
}
