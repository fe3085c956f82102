import { plural } from '../../core/text/plural.ts'
import type { EnquiryValues } from './checkEnquiry.ts'

/** How much the fields that a form does not know may take together, in bytes: nobody shall fill the store with them. */
const maxBytes = 5000
/** Of that, what the note on the rest takes at most. */
const noteRoom = 400
const note = 'Left out'

const bytesOf = (name: string, value: EnquiryValues[string]): number =>
  Buffer.byteLength(name + (typeof value === 'string' ? value : value.join('')))

/**
 * Keeps of the fields that a form does not know what fits into 5 kB, each whole or not at all, and says in a field of its own which
 * ones were left out.
 */
export const boundOther = (other: EnquiryValues): EnquiryValues => {
  const entries = Object.entries(other).map(([name, value]) => ({
    name,
    value,
    bytes: bytesOf(name, value),
  }))
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes) return other
  const remaining: [string, EnquiryValues[string]][] = []
  const left: { readonly name: string; readonly bytes: number }[] = []
  let room = maxBytes - noteRoom
  for (const { name, value, bytes } of entries) {
    if (bytes > room) left.push({ name, bytes })
    else {
      remaining.push([name, value])
      room -= bytes
    }
  }
  const names = left.map(({ name }) => name.slice(0, 30)).join(', ')
  const shown = names.length > 80 ? `${names.slice(0, 80)}…` : names
  const total = left.reduce((sum, { bytes }) => sum + bytes, 0)
  const text = `${plural(left.length, 'field')} that the form does not know, ${total} bytes in all, were not kept: ${shown}`
  return Object.fromEntries([...remaining, [note, text]])
}
