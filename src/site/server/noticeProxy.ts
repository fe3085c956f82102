import type { IncomingHttpHeaders } from 'node:http'

const forwarding = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const

/**
 * Says once that a proxy seems to stand in front while nobody told the server so: all visitors then count as one address, and the
 * enquiries of a good day are marked as a robot's. What the header says is nobody's business.
 */
export const noticeProxy = (
  report: (line: string) => void,
): ((headers: IncomingHttpHeaders) => void) => {
  let isTold = false
  return (headers) => {
    const name = isTold ? undefined : forwarding.find((header) => headers[header] !== undefined)
    if (!name) return
    isTold = true
    report(
      `A request came with the header ${name}, but TRUST_PROXY is not set, so all visitors behind a proxy count as one address. If a proxy of yours stands in front, set TRUST_PROXY=1; if not, TRUST_PROXY=0 ends this notice.`,
    )
  }
}
