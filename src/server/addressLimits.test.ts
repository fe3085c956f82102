import { expect, it } from 'vitest'
import { createAddressLimits } from './addressLimits.ts'

const limits = () => createAddressLimits({ size: 2, refill: 1000 }, { size: 4, refill: 1000 })

it('marks before it refuses, and forgives with time', () => {
  const { isUnmarked, isAllowed } = limits()
  const at = (now: number) => [isAllowed('192.0.2.1', now), isUnmarked('192.0.2.1', now)]
  expect([at(0), at(0), at(0), at(0), at(0)]).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
    [false, false],
  ])
  expect(at(1000)).toEqual([true, true])
})

it('counts every address by itself, and an IPv6 network as one', () => {
  const { isUnmarked } = limits()
  for (const address of ['2001:db8::1', '2001:db8:0:0:9::2']) isUnmarked(address, 0)
  expect(isUnmarked('2001:db8::ffff', 0)).toBe(false)
  for (const address of ['2001:db8:0:1::1', '192.0.2.1', '::1']) expect(isUnmarked(address, 0)).toBe(true)
  for (const address of ['::ffff:192.0.2.7', '192.0.2.7']) isUnmarked(address, 0)
  expect(isUnmarked('192.0.2.7', 0)).toBe(false)
})

it('forgets the address not seen for longest once it knows ten thousand', () => {
  const { isUnmarked } = limits()
  for (let i = 0; i < 3; i += 1) isUnmarked('192.0.2.1', 0)
  for (let i = 0; i < 10_000; i += 1) isUnmarked(`10.0.${i >> 8}.${i & 255}`, 0)
  expect(isUnmarked('192.0.2.1', 0)).toBe(true)
})
