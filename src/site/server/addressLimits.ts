import { smallEnquiry } from '../enquiries/room.ts'

/** A bucket of tokens for each address: `size` at once, and one more every `refill` milliseconds. */
type Bucket = { tokens: number; at: number }
export type Limit = { readonly size: number; readonly refill: number }

export type AddressLimits = {
  /** Counts a request of an address; false: it has sent so many that this one is to be refused. `now` in milliseconds. */
  readonly isAllowed: (address: string, now: number) => boolean
  /** Counts an enquiry of an address; false: there have been so many that this one is to be marked. */
  readonly isUnmarked: (address: string, now: number) => boolean
  /** Counts the bytes of an enquiry; false: the address has sent so much that this one is to be refused. `isScarce`: the store is nearly full. */
  readonly hasRoom: (
    address: string,
    enquiry: { readonly bytes: number; readonly isScarce: boolean },
    now: number,
  ) => boolean
}

/** An office behind one address sends sixty enquiries at once, or one a minute all day, without a mark. */
const defaultLimit: Limit = { size: 60, refill: 60_000 }
/** Beyond this the disk would be at stake. */
const bearable: Limit = { size: 600, refill: 6_000 }

const megabyte = 1024 * 1024
const day = 24 * 60 * 60_000

/** What one address may have stored: `size` bytes at once, and so many bytes a day. */
type ByteLimit = { readonly size: number; readonly perDay: number }

/** Forty enquiries with the longest text at once, or hundreds of ordinary ones; a store of 1 GB lasts for months. */
const bytesAtOnce: ByteLimit = { size: 4 * megabyte, perDay: 8 * megabyte }
/** Beyond that, small enquiries are still stored up to so many bytes: others may send from the same address. */
const overdraft = 2 * megabyte
/** What one address may have of the last tenth of a store, so that it is there for many. */
const ofReserve: ByteLimit = { size: 64 * 1024, perDay: 128 * 1024 }

/** An IPv6 customer has a whole /64 to send from, so that is one address. */
const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0)
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])]
    .slice(0, 4)
    .join(':')
}

/** Counts requests by address, with bounded memory. Returns whether one is allowed. It takes `taken` of the address's tokens. */
export const limitByAddress = ({ size, refill }: Limit, maxAddresses = 10_000) => {
  const buckets = new Map<string, Bucket>()
  return (address: string, now: number, taken = 1): boolean => {
    const key = networkOf(address)
    const { tokens, at } = buckets.get(key) ?? { tokens: size, at: now }
    const filled = Math.min(size, tokens + Math.max(0, now - at) / refill)
    buckets.delete(key) // put at the end: the first is then the one not seen for longest
    buckets.set(key, { tokens: Math.max(0, filled - taken), at: now })
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value ?? '')
    return filled >= 1
  }
}

/** Buckets of bytes. An enquiry that finds less than its size is refused and takes nothing; `credit` lets a bucket go below zero. */
const createByteBuckets = ({ size, perDay }: ByteLimit, maxAddresses = 10_000) => {
  const buckets = new Map<string, Bucket>()
  const fill = (key: string, now: number): number => {
    const { tokens, at } = buckets.get(key) ?? { tokens: size, at: now }
    return Math.min(size, tokens + (Math.max(0, now - at) * perDay) / day)
  }
  return {
    holds: (key: string, bytes: number, credit: number, now: number): boolean =>
      fill(key, now) + credit >= bytes,
    take: (key: string, bytes: number, now: number): void => {
      const tokens = fill(key, now) - bytes
      buckets.delete(key)
      buckets.set(key, { tokens, at: now })
      if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value ?? '')
    },
  }
}

/** Limits by address: over the first an enquiry is marked, only far beyond it is one refused. Memory is bounded. */
export const createAddressLimits = (
  mark: Limit = defaultLimit,
  refuse: Limit = bearable,
): AddressLimits => {
  const [isUnmarked, isAllowed] = [limitByAddress(mark), limitByAddress(refuse)]
  const [stored, reserve] = [createByteBuckets(bytesAtOnce), createByteBuckets(ofReserve)]
  return {
    isAllowed: (address, now) => isAllowed(address, now),
    isUnmarked: (address, now) => isUnmarked(address, now),
    hasRoom: (address, { bytes, isScarce }, now) => {
      const key = networkOf(address)
      if (!stored.holds(key, bytes, bytes <= smallEnquiry ? overdraft : 0, now)) return false
      if (isScarce && !reserve.holds(key, bytes, 0, now)) return false
      stored.take(key, bytes, now)
      if (isScarce) reserve.take(key, bytes, now)
      return true
    },
  }
}
