import { isObject } from '../../../core/document/isObject.ts'
import { placeOf } from '../../../core/document/sources.ts'
import { keysOf } from '../../../core/model/schema/path.ts'
import { shortHash } from '../../../core/model/text/shortHash.ts'
import type { Finding, Found } from '../types/finding.ts'

/** What an entry of a list is known by, wherever it stands in the list. */
const nameOf = (entry: unknown): string => {
  if (!isObject(entry)) return String(entry)
  const { id, name, heading, title, label, question, type } = entry
  return String([id, name, heading, title, label, question, type].find(isName) ?? '')
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The keys of a pointer, with the name of an entry in place of its number; of entries of one name, which of them it is. */
const stablePath = (pointer: string, root: unknown): string[] => {
  let value = root
  return keysOf(pointer).map((key) => {
    const list = value
    if (!Array.isArray(list)) {
      value = isObject(list) && Object.hasOwn(list, key) ? list[key] : undefined
      return key
    }
    const entries: readonly unknown[] = list
    value = entries[Number(key)]
    const name = nameOf(value)
    const before = entries.slice(0, Number(key)).filter((entry) => nameOf(entry) === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })
}

/** The name of a document without its folder: it keeps it when it is moved. */
const documentName = (file: string): string[] => {
  const place = placeOf(file)
  return [place?.kind ?? '', place?.language ?? '', file.slice(file.lastIndexOf('/') + 1)]
}

/** What identifies a mistake of a place among others of its code: words, and no figure, which may be a count or a line. */
const wordsOf = ({ code, data }: Pick<Found, 'code' | 'data'>): string[] =>
  isObject(data) && code !== 'ownRule' // its words are the message itself
    ? Object.entries(data).flatMap(([key, value]) =>
        typeof value === 'string' ? [`${key} ${value}`] : [],
      )
    : []

/**
 * Identifies a finding while its site changes around it: the same after something was inserted before it, after the file was
 * formatted, after the page was moved, and in another version of the engine. `root` is the document as it is written.
 */
export const idOf = (found: Found, root: unknown): string => {
  const { rule, code, file, pointer } = found
  const parts = [rule, code, ...documentName(file), ...stablePath(pointer, root), ...wordsOf(found)]
  return shortHash(parts.join('\0'))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // pointers of its findings lead nowhere
  }
}

/** All that was found, with ids: of findings that nothing tells apart, the later ones have a number behind it. */
export const withIds = (
  all: readonly Found[],
  files: readonly { readonly path: string; readonly text: string }[],
): Finding[] => {
  const texts = new Map(files.map((file) => [file.path, file]))
  const roots = new Map<string, unknown>()
  const rootOf = (file: string): unknown => {
    if (!roots.has(file)) roots.set(file, parsed(texts.get(file)?.text ?? ''))
    return roots.get(file)
  }
  const counts = new Map<string, number>()
  const named = ({ of, ...found }: Found): Finding => ({
    ...found,
    id: idOf(found, rootOf(found.file)),
    ...(of ? { of: of.map(named) } : {}),
  })
  return all.map(named).map((finding) => {
    const count = (counts.get(finding.id) ?? 0) + 1
    counts.set(finding.id, count)
    return count === 1 ? finding : { ...finding, id: `${finding.id}-${count}` }
  })
}
