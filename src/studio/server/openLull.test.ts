import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLull } from './openLull.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits by the clock of the test; says when it was over, in milliseconds. */
const follow = (waiting: Promise<void>) => {
  const began = performance.now()
  const seen: { at?: number } = {}
  void waiting.then(() => {
    seen.at = performance.now() - began
  })
  return seen
}

it('what nobody comes before is not held back', async () => {
  const seen = follow(openLull().until(20, 100))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.at).toBe(0)
})

it('waits until nobody has asked for a while, and no longer than it may', async () => {
  const lull = openLull()
  lull.asked()
  const [short, long] = [follow(lull.until(20, 30)), follow(lull.until(20, 1000))]
  await vi.advanceTimersByTimeAsync(15)
  lull.asked()
  await vi.advanceTimersByTimeAsync(50)
  expect(short.at).toBe(30)
  expect(long.at).toBe(35)
})
