import type { Schema } from '../../document/documentSchemas.ts'
import { isObject } from '../../document/isObject.ts'
import type { KnownFile } from '../../lint/context.ts'
import { plainText } from '../../model/inline.ts'
import { plainDay } from '../../model/plainDay.ts'
import { askedBy } from '../../model/unfinished.ts'
import { type EntryAt, isOfBlocks, type ListAt } from './listAt.ts'

const longest = 48
/** What a thing is called by, before its first text. */
const callingKeys = ['heading', 'title', 'question', 'label', 'name', 'alt', 'rule', 'from']

export const titleOf = ({ title }: Schema): string => (typeof title === 'string' ? title : 'Entry')

/** The beginning of a text without its marks; a reference to a figure is never cut in two. */
export const shorten = (text: string): string => {
  const plain = plainDay(plainText(text).replace(/\s+/g, ' ').trim())
  return plain.length > longest
    ? `${plain
        .slice(0, longest)
        .replace(/\s+\S*$/, '')
        .replace(/\s*\{\{[^}]*$/, '')} …`
    : plain
}

/** The words by which people tell a thing from others of its kind; none where it has no words of its own yet. */
export const callOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return askedBy(value) === undefined ? shorten(value) || undefined : undefined
  if (Array.isArray(value)) return value.map(callOf).find((call) => call !== undefined)
  if (!isObject(value)) return undefined
  const key = callingKeys.find((name) => typeof value[name] === 'string' && askedBy(value[name]) === undefined)
  if (key !== undefined) return shorten(String(value[key]))
  return Object.entries(value).flatMap(([name, entry]) => (name === 'type' || name === 'kind' || name === 'id' ? [] : (callOf(entry) ?? [])))[0]
}

/** A thing in words: `Question “How long does it take?”`. */
export const sayThing = (value: unknown, schema: Schema): string => {
  const call = callOf(value)
  return call === undefined ? titleOf(schema) : `${titleOf(schema)} “${call}”`
}

export const sayEntry = ({ value, schema }: EntryAt): string => sayThing(value, schema)

/** A document as authors know it: by its address, or by what it is. */
export const sayFile = ({ place, path }: KnownFile): string =>
  place?.kind === 'site' ? 'the settings' : place?.route !== undefined && place.documentType !== 'notFound' ? place.route : path

/** Where a list stands: `Questions of “What people ask” on /repairs`. */
export const sayList = (list: ListAt): string => {
  if (isOfBlocks(list)) return `the blocks of ${sayFile(list.file)}`
  const enclosing = list.steps.slice(1).filter(({ value }) => isObject(value))
  // An entry of a list is told by its words, a part of which there is one by its name: "Footer", and not the first sentence in it.
  const calls = enclosing.map(({ key, value, schema }) => (/^\d+$/.test(key) ? callOf(value) : undefined) ?? titleOf(schema))
  const of = calls.length > 0 ? ` of “${calls.slice(-2).join('” › “')}”` : ''
  return `${titleOf(list.schema)}${of} ${list.file.place?.route === undefined ? 'in' : 'on'} ${sayFile(list.file)}`
}
