import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { callOf, titleOf } from '../names/callOf.ts'
import { type EntryAt, isOfBlocks, type ListAt } from './listAt.ts'

/** A thing in words: `Question “How long does it take?”`. */
export const sayThing = (value: unknown, schema: Schema): string => {
  const call = callOf(value, schema)
  return call === undefined ? titleOf(schema) : `${titleOf(schema)} “${call}”`
}

export const sayEntry = ({ value, schema }: EntryAt): string => sayThing(value, schema)

/** A document as authors know it: by its address, or by what it is. */
export const sayFile = ({ place, path }: KnownFile): string =>
  place?.kind === 'site'
    ? 'the settings'
    : place?.route !== undefined && place.documentType !== 'notFound'
      ? place.route
      : path

/** Where a list stands: `Questions of “What people ask” on /repairs`. */
export const sayList = (list: ListAt): string => {
  if (isOfBlocks(list)) return `the blocks of ${sayFile(list.file)}`
  const enclosing = list.steps.slice(1).filter(({ value }) => isObject(value))
  // An entry of a list is told by its words, a part of which there is one by its name: "Footer", and not the first sentence in it.
  const calls = enclosing.map(
    ({ key, value, schema }) =>
      (/^\d+$/.test(key) ? callOf(value, schema) : undefined) ?? titleOf(schema),
  )
  const of = calls.length > 0 ? ` of “${calls.slice(-2).join('” › “')}”` : ''
  return `${titleOf(list.schema)}${of} ${list.file.place?.route === undefined ? 'in' : 'on'} ${sayFile(list.file)}`
}
