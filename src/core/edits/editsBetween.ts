import { longestRun } from '../model/text/longestRun.ts'
import type { DocumentEdit } from './change.ts'
import { plain, pointerWith, type Thing } from './identify.ts'

type Entries = Map<string, Thing>

const inObject = (
  file: string,
  pointer: string,
  before: Entries,
  after: Entries,
): DocumentEdit[] => {
  const edits: DocumentEdit[] = []
  const now = new Map(before)
  const keyIn = (entries: Entries, id: number) =>
    [...entries].find(([, thing]) => thing.id === id)?.[0]
  for (const [key, { id }] of before) {
    const heir = keyIn(after, id)
    if (heir === key) continue
    now.delete(key)
    const isRename = heir !== undefined && !before.has(heir)
    edits.push(
      isRename
        ? { kind: 'rename', file, pointer: pointerWith(pointer, key), key: heir }
        : { kind: 'remove', file, pointer: pointerWith(pointer, key) },
    )
    const thing = before.get(key)
    if (isRename && thing) now.set(heir, thing)
  }
  for (const [key, thing] of after) {
    const same = now.get(key)
    if (same?.id === thing.id)
      edits.push(...editsBetween(file, same, thing, pointerWith(pointer, key)))
    else edits.push({ kind: 'set', file, pointer: pointerWith(pointer, key), value: plain(thing) })
  }
  return edits
}

const inList = (
  file: string,
  pointer: string,
  before: readonly Thing[],
  after: readonly Thing[],
): DocumentEdit[] => {
  const edits: DocumentEdit[] = []
  const now = [...before]
  const remaining = new Set(after.map(({ id }) => id))
  for (let index = now.length - 1; index >= 0; index -= 1) {
    if (remaining.has(now[index]?.id ?? 0)) continue
    now.splice(index, 1)
    edits.push({ kind: 'remove', file, pointer: `${pointer}/${index}` })
  }
  const places = new Map(now.map(({ id }, index) => [id, index]))
  const still = longestRun(after.flatMap(({ id }) => places.get(id) ?? []))
  for (const [index, thing] of after.entries()) {
    const place = places.get(thing.id)
    if (place !== undefined && still.has(place)) continue
    const from = now.findIndex(({ id }) => id === thing.id)
    const [known] = from < 0 ? [] : now.splice(from, 1)
    const previous = after[index - 1]?.id
    const to = index === 0 ? 0 : now.findIndex(({ id }) => id === previous) + 1
    now.splice(to, 0, known ?? thing)
    if (known)
      edits.push({ kind: 'move', file, pointer: `${pointer}/${from}`, to: `${pointer}/${to}` })
    else edits.push({ kind: 'insert', file, pointer: `${pointer}/${to}`, values: [plain(thing)] })
  }
  const old = new Map(before.map((thing) => [thing.id, thing]))
  const inner = after.flatMap((thing, index) => {
    const same = old.get(thing.id)
    return same ? editsBetween(file, same, thing, `${pointer}/${index}`) : []
  })
  return [...edits.filter((edit) => edit.kind !== 'move' || edit.pointer !== edit.to), ...inner]
}

/** The edits that make one state of identified values of another. What has gone from one list or object to another is written anew there. */
export const editsBetween = (
  file: string,
  before: Thing,
  after: Thing,
  pointer = '',
): DocumentEdit[] => {
  const [old, now] = [before.content, after.content]
  if (after.isNew && !before.isNew) {
    const value = plain(after)
    return JSON.stringify(plain(before)) === JSON.stringify(value)
      ? []
      : [{ kind: 'set', file, pointer, value }]
  }
  if (old.kind === 'object' && now.kind === 'object')
    return inObject(file, pointer, old.entries, now.entries)
  if (old.kind === 'list' && now.kind === 'list') return inList(file, pointer, old.items, now.items)
  return []
}
