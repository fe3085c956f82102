import { describe, expect, it } from 'vitest'
import { createAddressLimits } from './addressLimits.ts'

const limits = () => createAddressLimits({ size: 2, refill: 1000 }, { size: 4, refill: 1000 })

it('an address is marked before it is refused and allowed again after a while', () => {
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

it('the rate limit counts each IPv4 address separately and an IPv6 network as one', () => {
  const { isUnmarked } = limits()
  for (const address of ['2001:db8::1', '2001:db8:0:0:9::2']) isUnmarked(address, 0)
  expect(isUnmarked('2001:db8::ffff', 0)).toBe(false)
  for (const address of ['2001:db8:0:1::1', '192.0.2.1', '::1'])
    expect(isUnmarked(address, 0)).toBe(true)
  for (const address of ['::ffff:192.0.2.7', '192.0.2.7']) isUnmarked(address, 0)
  expect(isUnmarked('192.0.2.7', 0)).toBe(false)
})

const small = 8 * 1024
const large = 128 * 1024
const megabyte = 1024 * 1024

/** How many enquiries of so many bytes an address may have stored at once. */
const countOf = (
  limits: ReturnType<typeof createAddressLimits>,
  bytes: number,
  now = 0,
  isScarce = false,
  address = '192.0.2.1',
) => {
  let count = 0
  while (count < 10_000 && limits.hasRoom(address, { bytes, isScarce }, now)) count += 1
  return count
}

describe('the storage quota of an address', () => {
  it('is limited and refills within a day', () => {
    const known = createAddressLimits()
    expect(countOf(known, large) * large).toBe(4 * megabyte)
    expect(countOf(known, large, 60_000)).toBe(0)
    expect(countOf(known, large, 24 * 3_600_000) * large).toBe(4 * megabyte)
  })

  it('has a separate limit for small enquiries', () => {
    const known = createAddressLimits()
    countOf(known, large)
    expect(countOf(known, small) * small).toBe(2 * megabyte)
    expect(countOf(known, 1)).toBe(0)
  })

  it('applies to each address separately and to an IPv6 network as one', () => {
    const known = createAddressLimits()
    countOf(known, large, 0, false, '2001:db8::1')
    expect(known.hasRoom('2001:db8::2', { bytes: large, isScarce: false }, 0)).toBe(false)
    expect(known.hasRoom('2001:db8:0:1::2', { bytes: large, isScarce: false }, 0)).toBe(true)
  })

  it('shrinks when the store is nearly full so that other addresses have room', () => {
    const known = createAddressLimits()
    expect(countOf(known, small, 0, true) * small).toBe(64 * 1024)
    expect(countOf(known, small, 0, true, '192.0.2.2') * small).toBe(64 * 1024)
    expect(known.hasRoom('192.0.2.1', { bytes: small, isScarce: false }, 0)).toBe(true)
  })

  it('is not used up by a refused enquiry', () => {
    const known = createAddressLimits()
    expect(known.hasRoom('192.0.2.1', { bytes: 5 * megabyte, isScarce: false }, 0)).toBe(false)
    expect(countOf(known, large) * large).toBe(4 * megabyte)
  })
})

it('the rate limit forgets the least recently seen address after ten thousand others', () => {
  const { isUnmarked } = limits()
  for (let i = 0; i < 3; i += 1) isUnmarked('192.0.2.1', 0)
  for (let i = 0; i < 10_000; i += 1) isUnmarked(`10.0.${i >> 8}.${i & 255}`, 0)
  expect(isUnmarked('192.0.2.1', 0)).toBe(true)
})
