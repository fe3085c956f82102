import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listedLead } from '../../../tests/support/leads.ts'
import type { Claimed, Deliveries } from './deliveries.ts'
import { startOutbox } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the outbox delivers within a minute an enquiry left by a crashed server', async () => {
  const waiting: Claimed[] = []
  const deliveries: Deliveries = {
    claimLead: async () => undefined,
    claimDue: async () => waiting.shift(),
    owedLeads: async () => [],
    noteDelivered: async () => {},
    noteFailure: async () => {},
    nextDelivery: async () => undefined,
    giveUp: async () => [],
    waitingSince: async () => undefined,
  }
  const sent: number[] = []
  const outbox = startOutbox(
    deliveries,
    [{ name: 'test', send: async ({ number }) => void sent.push(number) }],
    () => {},
  )
  await vi.advanceTimersByTimeAsync(1000)
  waiting.push({
    lead: listedLead({ number: 7 }),
    channel: 'test',
    reached: [],
    tries: 0,
    until: 1,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([7])
  await outbox.stop()
})
