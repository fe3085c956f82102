import type { Lead } from './lead.ts'

const iso = (time: number) => new Date(time).toISOString()

/** A lead as other programs get it: times as ISO texts in UTC. */
export const leadRecord = ({
  receivedAt,
  delivered,
  pending: _,
  failure,
  amended,
  language,
  amendedAt,
  between,
  ...lead
}: Lead) => ({
  ...lead,
  receivedAt: iso(receivedAt),
  ...(language === undefined ? {} : { language }),
  ...(amended ? { amended } : {}),
  ...(amendedAt === undefined ? {} : { amendedAt: iso(amendedAt) }),
  ...(between.length > 0 ? { between } : {}),
  delivered: Object.fromEntries(
    Object.entries(delivered).map(([channel, time]) => [channel, iso(time)]),
  ),
  ...(failure ? { failure } : {}),
})
