/** A bucket of tokens for each address: `size` at once, and one more every `refill` milliseconds. */
type Bucket = { tokens: number; at: number }
export type Limit = { readonly size: number; readonly refill: number }

export type AddressLimits = {
  /** Counts a request of an address; false: it has sent so many that this one is to be refused. `now` in milliseconds. */
  readonly isAllowed: (address: string, now: number) => boolean
  /** Counts an enquiry of an address; false: there have been so many that this one is to be marked. */
  readonly isUnmarked: (address: string, now: number) => boolean
}

/** An office behind one address sends sixty enquiries at once, or one a minute all day, without a mark. */
const defaultLimit: Limit = { size: 60, refill: 60_000 }
/** Beyond this the disk would be at stake. */
const bearable: Limit = { size: 600, refill: 6_000 }

/** An IPv6 customer has a whole /64 to send from, so that is one address. */
const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0)
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')
}

const createBuckets = ({ size, refill }: Limit, maxAddresses = 10_000) => {
  const buckets = new Map<string, Bucket>()
  return (key: string, now: number): boolean => {
    const { tokens, at } = buckets.get(key) ?? { tokens: size, at: now }
    const filled = Math.min(size, tokens + Math.max(0, now - at) / refill)
    buckets.delete(key) // put at the end: the first is then the one not seen for longest
    buckets.set(key, { tokens: Math.max(0, filled - 1), at: now })
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value ?? '')
    return filled >= 1
  }
}

/** Limits by address: over the first an enquiry is marked, only far beyond it is one refused. Memory is bounded. */
export const createAddressLimits = (mark: Limit = defaultLimit, refuse: Limit = bearable): AddressLimits => {
  const [isUnmarked, isAllowed] = [createBuckets(mark), createBuckets(refuse)]
  return {
    isAllowed: (address, now) => isAllowed(networkOf(address), now),
    isUnmarked: (address, now) => isUnmarked(networkOf(address), now),
  }
}
