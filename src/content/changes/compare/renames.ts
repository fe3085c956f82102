import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import type { DocumentKind } from '../../../core/document/sources.ts'
import type { Choices } from '../../../core/kit/choices.ts'
import { type NamedAt, namesIn } from '../../../core/model/schema/namesIn.ts'
import { escapeKey, keysOf } from '../../../core/model/schema/path.ts'
import { type Difference, oldPointerTo } from './difference.ts'
import type { Expected } from './differencesIn.ts'

/** Something that has another name now: what used the old one uses the new one because of that. `cause` is the change that gave it. */
export type Rename = {
  readonly kind: 'address' | 'dialog' | 'fact' | 'form'
  readonly from: string
  readonly to: string
  readonly cause: string
}

/** What a document of the first state is expected to read now, string by string and key by key, by their places then. */
export type Expectations = {
  readonly strings: ReadonlyMap<string, { readonly text: string; readonly cause: string }>
  readonly keys: ReadonlyMap<string, { readonly key: string; readonly cause: string }>
}

const kinds: Readonly<Record<string, Rename['kind']>> = {
  address: 'address',
  checked: 'address',
  dialog: 'dialog',
  fact: 'fact',
  form: 'form',
}

const newName = (
  { kind, name }: NamedAt,
  renames: ReadonlyMap<string, Rename>,
): { readonly to: string; readonly cause: string } | undefined => {
  const [base = '', rest = ''] =
    kind === 'address' ? [name.replace(/[?#].*$/, ''), /[?#].*$/.exec(name)?.[0]] : [name]
  const found = kinds[kind] && renames.get(`${kinds[kind]} ${base}`)
  return found && { to: found.to + rest, cause: found.cause }
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? (at as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  )

/** Tells what a document would read if it did no more than follow names that have changed. Pure. */
export const expectationsOf = (
  choices: Choices,
  kind: DocumentKind,
  value: unknown,
  all: readonly Rename[],
): Expectations => {
  const renames = new Map(all.map((rename) => [`${rename.kind} ${rename.from}`, rename]))
  const strings = new Map<string, { text: string; cause: string }>()
  const keys = new Map<string, { key: string; cause: string }>()
  const named = renames.size > 0 ? namesIn(choices, value, documentSchemas[kind]) : []
  // From a string's end to its beginning: what is written anew does not move what comes before it.
  for (const name of [...named].sort((a, b) => (b.index ?? 0) - (a.index ?? 0))) {
    const found = name.isOwn ? undefined : newName(name, renames) // what is named itself is the cause
    if (!found) continue
    if (name.on === 'key') keys.set(name.pointer, { key: found.to, cause: found.cause })
    else {
      const text = strings.get(name.pointer)?.text ?? String(valueAt(value, keysOf(name.pointer)))
      const written =
        name.index === undefined
          ? found.to
          : text.slice(0, name.index) + found.to + text.slice(name.index + name.name.length)
      strings.set(name.pointer, { text: written, cause: found.cause })
    }
  }
  return { strings, keys }
}

/** The lists of a document as they are expected to read now, for those who match their entries. */
export const expectedLists = (value: unknown, { strings }: Expectations): Expected => {
  if (strings.size === 0) return (list) => list
  const known = new Map<unknown, readonly unknown[]>()
  const walk = (at: unknown, pointer: string): unknown => {
    const found = strings.get(pointer)
    if (found) return found.text
    if (typeof at !== 'object' || at === null) return at
    const entries = Object.entries(at).map(
      ([key, entry]) => [key, walk(entry, `${pointer}/${escapeKey(key)}`)] as const,
    )
    if (!Array.isArray(at)) return Object.fromEntries(entries)
    const list = entries.map(([, entry]) => entry)
    known.set(at, list)
    return list
  }
  walk(value, '')
  return (list) => known.get(list) ?? list
}

/** The move that leaves a redirect behind, or takes it back. */
const causeOfRedirect = (
  kind: Difference['kind'],
  entry: unknown,
  renames: readonly Rename[],
): string | undefined => {
  if (typeof entry !== 'object' || !entry || !('from' in entry) || !('to' in entry))
    return undefined
  const [from, to] = kind === 'added' ? [entry.from, entry.to] : [entry.to, entry.from] // a page that comes back needs no redirect any more
  return renames.find(
    (rename) => rename.kind === 'address' && rename.from === from && rename.to === to,
  )?.cause
}

/** The change that a difference only follows; undefined where it says something of its own. */
export const causeOf = (
  { kind, place }: Difference,
  { strings, keys }: Expectations,
  renames: readonly Rename[],
): string | undefined => {
  if (kind === 'renamed') {
    const found = keys.get(oldPointerTo(place))
    return found?.key === place.key ? found?.cause : undefined
  }
  if (kind === 'changed') {
    const found = strings.get(oldPointerTo(place))
    return found?.text === place.after ? found?.cause : undefined
  }
  const entry = place.after ?? place.before
  if (place.parent?.key === 'redirects') return causeOfRedirect(kind, entry, renames)
  if (place.key !== 'redirects' || !Array.isArray(entry)) return undefined
  const causes = new Set(entry.map((one: unknown) => causeOfRedirect(kind, one, renames)))
  return causes.size === 1 ? [...causes][0] : undefined // the first redirect of a site comes with its list, and the last one goes with it
}
