import { isObject } from '../../src/core/document/isObject.ts'
import type { DocumentEdit } from '../../src/core/edits/change.ts'
import { escapeKey } from '../../src/core/model/schema/path.ts'
import { pick } from './random.ts'

type EditPlace = { readonly pointer: string; readonly value: unknown; readonly inList: boolean }

const placesIn = (value: unknown, pointer = '', inList = false): EditPlace[] => [
  { pointer, value, inList },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        placesIn(child, `${pointer}/${escapeKey(key)}`, Array.isArray(value)),
      )
    : []),
]

const samples: readonly unknown[] = [
  'a word',
  'a "quoted" word, a \\ and a\nbreak – ₹9,999 😀',
  '',
  12.5,
  false,
  null,
  {},
  [],
  ['one', 'two'],
  { label: 'Home', href: '/' },
  {
    type: 'cards',
    heading: 'What we do, at some length so that no line would hold all of it',
    items: [
      { title: 'A', text: 'B' },
      { title: 'C', text: 'D' },
    ],
  },
]

const without = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

/** A random edit that fits a document: of any kind, at any place. */
export const randomEdit = (file: string, document: unknown, random: () => number): DocumentEdit => {
  const places = placesIn(document)
  const inner = places.slice(1)
  const kind =
    pick(['set', 'set', 'key', 'insert', 'remove', 'move', 'rename'] as const, random) ?? 'set'
  const value = pick(samples, random)
  const other = pick(inner, random)
  const list = pick(
    places.filter((place) => Array.isArray(place.value)),
    random,
  )
  const object = pick(
    places.filter((place) => isObject(place.value)),
    random,
  )
  const name = `${pick(['id', 'note', 'heading', 'a/b', '~', 'zusätzlich'], random)}${Math.floor(random() * 1e6)}`
  if (kind === 'key' && object)
    return { kind: 'set', file, pointer: `${object.pointer}/${escapeKey(name)}`, value }
  if (kind === 'insert' && list && Array.isArray(list.value)) {
    const values = random() < 0.7 ? [value] : [value, pick(samples, random)]
    return {
      kind: 'insert',
      file,
      pointer: `${list.pointer}/${random() < 0.2 ? '-' : Math.floor(random() * (list.value.length + 1))}`,
      values,
    }
  }
  if (kind === 'remove' && other) return { kind: 'remove', file, pointer: other.pointer }
  const key = pick(
    inner.filter(({ inList }) => !inList),
    random,
  )
  if (kind === 'rename' && key) return { kind: 'rename', file, pointer: key.pointer, key: name }
  const entry = pick(
    inner.filter(({ inList }) => inList),
    random,
  )
  if (kind === 'move' && entry) {
    const length = inner.filter(({ pointer }) => without(pointer) === without(entry.pointer)).length
    return {
      kind: 'move',
      file,
      pointer: entry.pointer,
      to: `${without(entry.pointer)}/${Math.floor(random() * length)}`,
    }
  }
  const text = pick(
    inner.filter((place) => typeof place.value === 'string'),
    random,
  )
  const at = random() < 0.6 ? text : other
  return {
    kind: 'set',
    file,
    pointer: at?.pointer ?? '',
    value: at ? (at === text ? `${String(at.value)} and more` : value) : { a: 1 },
  }
}
