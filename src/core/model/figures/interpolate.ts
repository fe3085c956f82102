import type { Fact } from '../../document/facts.ts'
import type { SiteDocument } from '../../document/site.ts'
import type { Writing } from '../../kit/Writing.ts'
import { type FactFormat, factFormats, formatFact } from './formatFact.ts'

/**
 * A reference in a text: `{{repair.fee}}` or `{{repair.fee | short}}`; name and form with the spaces around
 * them. The expression takes time in proportion to the text, whatever the text: documents may come from strangers.
 */
export const reference = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

/** One reference found in a text: `index` and `length` in characters of the text. */
export type Reference = {
  readonly name: string
  readonly format: string | undefined
  readonly index: number
  readonly length: number
}

/** All references of a text, in order. */
export const referencesIn = (text: string): Reference[] =>
  text.includes('{{')
    ? [...text.matchAll(reference)].map((match) => ({
        name: match[1]?.trim() ?? '',
        format: match[2]?.trim(),
        index: match.index,
        length: match[0].length,
      }))
    : []

/** The firm's own words that texts may refer to. */
export const firmWords = (site: Pick<SiteDocument, 'firm'>): Record<string, string> => {
  const { name, tagline, founder, email, phone, address } = site.firm
  const all = {
    name,
    tagline,
    founder,
    email,
    phone,
    street: address.street,
    city: address.city,
    region: address.region,
    country: address.country,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) =>
      value === undefined ? [] : [[`firm.${key}`, value]],
    ),
  )
}

export const isFormat = (format: string): format is FactFormat => Object.hasOwn(factFormats, format)

/** Gives the text for a reference, or undefined where there is no such fact or form of it. */
export type Lookup = (name: string, format: string | undefined) => string | undefined

/** A look-up over a site's facts and firm, in its way of writing, which remembers what it has written. */
export const lookupIn = (
  facts: Readonly<Record<string, Fact>>,
  site: Pick<SiteDocument, 'firm'>,
  writing: Writing,
): Lookup => {
  const words = firmWords(site)
  const known = new Map<string, string>()
  return (name, format) => {
    const key = `${name}|${format ?? ''}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (format !== undefined && !isFormat(format)) return undefined
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    const text = fact
      ? formatFact(fact, writing, format)
      : Object.hasOwn(words, name)
        ? words[name]
        : undefined
    if (text !== undefined) known.set(key, text)
    return text
  }
}

/**
 * Replaces every reference in every string of a value by its text. Strings without one, and whole branches without
 * one, are given back as they are. What can't be found stays as written; lint has reported it.
 */
export const interpolate = <T>(value: T, lookup: Lookup): T => walk(value, lookup) as T // the shape stays; only strings change

/** Whether a text is written out: what is left in it was not found, and is reported where it stands. */
export const isWritten = (text: string): boolean => referencesIn(text).length === 0

const walk = (value: unknown, lookup: Lookup): unknown => {
  if (typeof value === 'string') {
    return value.includes('{{')
      ? value.replace(
          reference,
          (whole, name: string, format: string | undefined) =>
            lookup(name.trim(), format?.trim()) ?? whole,
        )
      : value
  }
  if (Array.isArray(value)) {
    let changed = false
    const entries = value.map((entry: unknown) => {
      const next = walk(entry, lookup)
      if (next !== entry) changed = true
      return next
    })
    return changed ? entries : value
  }
  if (typeof value !== 'object' || value === null) return value
  let copy: Record<string, unknown> | undefined
  for (const [key, entry] of Object.entries(value)) {
    const next = walk(entry, lookup)
    if (next === entry) continue
    copy ??= { ...value }
    copy[key] = next
  }
  return copy ?? value
}
