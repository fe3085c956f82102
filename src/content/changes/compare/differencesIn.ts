import type { Schema } from '../../../core/document/documentSchemas.ts'
import { carriedText, sameNumber } from '../../../core/document/exactNumbers.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { Choices } from '../../../core/kit/choices.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import { bagOf, likeness } from '../../../core/model/text/likeness.ts'
import { type Difference, type DocumentPlace, pointerTo } from './difference.ts'
import { entryName } from './entryName.ts'
import { identityOf } from './identityOf.ts'
import { type Entry, matchEntries } from './matchEntries.ts'
import { sameValue } from './sameValue.ts'
import { stayingOf } from './stayingOf.ts'

type Json = Readonly<Record<string, unknown>>
/** `known` gives a list of the first state as it is expected to read now, where names that it uses are others now: see renames.ts. */
type Ground = { readonly choices: Choices; readonly file: string; readonly known: Expected }
export type Expected = (list: readonly unknown[]) => readonly unknown[]

/** Keys in one order, so that values that say the same are written the same. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) =>
    isObject(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )

const childAt = (
  { choices }: Ground,
  parent: DocumentPlace,
  key: string | number,
  oldKey: string | number,
  before: unknown,
  after: unknown,
): DocumentPlace => {
  const now =
    after !== undefined && parent.schema
      ? childSchema(choices, parent.schema, key, after)
      : undefined
  const old =
    before !== undefined && parent.oldSchema
      ? childSchema(choices, parent.oldSchema, oldKey, before)
      : undefined
  return {
    parent,
    key,
    oldKey,
    schema: after === undefined ? old : now,
    oldSchema: before === undefined ? now : old,
    before,
    after,
  }
}

/** Keys that are names which authors give, and so may give anew: those of facts, of forms, of what is filled in. */
const isByName = (schema: Schema | undefined) => isObject(schema?.['additionalProperties'])

/** By the new key, the old one of what was given another name. */
const renamedKeys = (before: Json, after: Json): Map<string, string> => {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const fresh = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  if (gone.length * fresh.length > 10_000) return new Map()
  const bags = new Map([
    ...gone.map((key) => [key, bagOf(before[key])] as const),
    ...fresh.map((key) => [key, bagOf(after[key])] as const),
  ])
  const none = bagOf('')
  const pairs = gone.flatMap((old) =>
    fresh.map((key) => ({
      old,
      key,
      score: likeness(bags.get(old) ?? none, bags.get(key) ?? none),
    })),
  )
  const heirs = new Map<string, string>()
  const taken = new Set<string>()
  for (const { old, key, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < 0.6 || taken.has(old) || heirs.has(key)) continue
    heirs.set(key, old)
    taken.add(old)
  }
  return heirs
}

/** Numbers that are the same to a computer, and differ in the digits that their documents have. */
const inDigits = (
  { file }: Ground,
  place: DocumentPlace,
  before: Json,
  after: Json,
): Difference[] => {
  const [key, oldKey] = [String(place.key), String(place.oldKey)]
  if (place.before !== place.after || sameNumber(before, after, oldKey, key)) return []
  return [
    {
      kind: 'changed',
      place,
      edits: [
        {
          kind: 'set',
          file,
          pointer: pointerTo(place),
          value: place.after,
          ...writtenNumber(after, key),
        },
      ],
    },
  ]
}

/** How a number is to be written, if its value doesn't say so. */
const writtenNumber = (holder: unknown, key: string | number): { readonly number?: string } => {
  const number = isObject(holder) ? carriedText(holder, String(key)) : undefined
  return number === undefined ? {} : { number }
}

const inObject = (
  ground: Ground,
  place: DocumentPlace,
  before: Json,
  after: Json,
): Difference[] => {
  const { file } = ground
  const at = pointerTo(place)
  const heirs = isByName(place.schema) ? renamedKeys(before, after) : new Map<string, string>()
  const old = new Set(heirs.values())
  const found: Difference[] = []
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key) || old.has(key)) continue
    found.push({
      kind: 'removed',
      place: childAt(ground, place, key, key, before[key], undefined),
      edits: [{ kind: 'remove', file, pointer: `${at}/${escapeKey(key)}` }],
    })
  }
  for (const key of Object.keys(after)) {
    const from = Object.hasOwn(before, key) ? key : heirs.get(key)
    const child = childAt(
      ground,
      place,
      key,
      from ?? key,
      from === undefined ? undefined : before[from],
      after[key],
    )
    if (from === undefined)
      found.push({
        kind: 'added',
        place: child,
        edits: [
          {
            kind: 'set',
            file,
            pointer: pointerTo(child),
            value: after[key],
            ...writtenNumber(after, key),
          },
        ],
      })
    else {
      if (from !== key)
        found.push({
          kind: 'renamed',
          place: child,
          edits: [{ kind: 'rename', file, pointer: `${at}/${escapeKey(from)}`, key }],
        })
      found.push(...between(ground, child), ...inDigits(ground, child, before, after))
    }
  }
  return found
}

/** The moves that put the entries that are left into the order in which they now stand; `touched` are those of them in which something has changed. */
const movesIn = (
  file: string,
  at: string,
  remaining: readonly number[],
  touched: ReadonlySet<number>,
): ReadonlyMap<number, DocumentEdit> => {
  const now = [...remaining].sort((a, b) => a - b)
  const stays = stayingOf(remaining, touched)
  const moves = new Map<number, DocumentEdit>()
  for (const [place, id] of remaining.entries()) {
    if (stays.has(id)) continue
    const from = now.indexOf(id)
    now.splice(from, 1)
    const to = place === 0 ? 0 : now.indexOf(remaining[place - 1] ?? -1) + 1
    now.splice(to, 0, id)
    if (from !== to)
      moves.set(id, { kind: 'move', file, pointer: `${at}/${from}`, to: `${at}/${to}` })
  }
  return moves
}

const inList = (
  ground: Ground,
  place: DocumentPlace,
  before: readonly unknown[],
  after: readonly unknown[],
): Difference[] => {
  const { file, choices } = ground
  const at = pointerTo(place)
  const entriesOf = (values: readonly unknown[]): Entry[] =>
    values.map((value, index) => {
      const schema = place.schema && childSchema(choices, place.schema, index, value)
      const type = isObject(value) ? String(value['type']) : ''
      return {
        value,
        key: written(value),
        identity: identityOf(value, schema),
        name: entryName(value),
        type,
      }
    })
  const [was, is] = [entriesOf(ground.known(before)), entriesOf(after)]
  const old = matchEntries(was, is)
  const remaining = old.filter((index) => index !== undefined)
  const isKept = new Set(remaining)
  const gone = [...before.keys()].filter((index) => !isKept.has(index))
  const child = (index: number): DocumentPlace =>
    childAt(ground, place, index, old[index] ?? index, before[old[index] ?? -1], after[index])
  const removed = gone.map((index, count): Difference => {
    const edit: DocumentEdit = { kind: 'remove', file, pointer: `${at}/${index - count}` } // those before it are gone by then
    return {
      kind: 'removed',
      place: childAt(ground, place, index, index, before[index], undefined),
      edits: [edit],
    }
  })
  const touched = new Set(
    old.flatMap((from, index) =>
      from !== undefined && was[from]?.key !== is[index]?.key ? [from] : [],
    ),
  )
  const moves = movesIn(file, at, remaining, touched)
  const moved = old.flatMap((from, index): Difference[] => {
    const edit = from === undefined ? undefined : moves.get(from)
    return edit ? [{ kind: 'moved', place: child(index), edits: [edit] }] : []
  })
  const added = old.flatMap((from, index): Difference[] =>
    from === undefined
      ? [
          {
            kind: 'added',
            place: child(index),
            edits: [{ kind: 'insert', file, pointer: `${at}/${index}`, values: [after[index]] }],
          },
        ]
      : [],
  )
  const inner = old.flatMap((from, index) =>
    from === undefined ? [] : between(ground, child(index)),
  )
  return [...removed, ...moved, ...added, ...inner]
}

const between = (ground: Ground, place: DocumentPlace): Difference[] => {
  const { before, after } = place
  if (sameValue(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return inList(ground, place, before, after)
  if (isObject(before) && isObject(after)) return inObject(ground, place, before, after)
  return [
    {
      kind: 'changed',
      place,
      edits: [
        {
          kind: 'set',
          file: ground.file,
          pointer: pointerTo(place),
          value: after,
          ...writtenNumber(place.parent?.after, place.key),
        },
      ],
    },
  ]
}

/**
 * By what two states of a document differ: entries of lists are matched first, so that what was moved is told as moved. Its edits, one after the
 * other, make of the first state the second one. `schema` is the document's; what it does not know is compared all the same. Pure.
 */
export const differencesIn = (
  choices: Choices,
  file: string,
  schema: Schema | undefined,
  before: unknown,
  after: unknown,
  known: Expected = (list) => list,
): Difference[] =>
  between(
    { choices, file, known },
    { parent: undefined, key: '', oldKey: '', schema, oldSchema: schema, before, after },
  )
