import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { ListName } from '../messages/Words.ts'
import { callOf, titleOf } from '../names/callOf.ts'
import { type EntryAt, isOfBlocks, type ListAt } from './listAt.ts'

/** A thing in words: `Question “How long does it take?”`. */
export const sayThing = (value: unknown, schema: Schema): string => {
  const call = callOf(value, schema)
  return call === undefined ? titleOf(schema) : `${titleOf(schema)} “${call}”`
}

export const sayEntry = ({ value, schema }: EntryAt): string => sayThing(value, schema)

export const listName = (list: ListAt): ListName => {
  const file = list.file.path
  if (isOfBlocks(list)) return { of: [], file }
  const enclosing = list.steps.slice(1).filter(({ value }) => isObject(value))
  // An entry of a list is known by its words, a part of which there is one by its name: "Footer", and not the first sentence in it.
  const of = enclosing.map(
    ({ key, value, schema }) =>
      (/^\d+$/.test(key) ? callOf(value, schema) : undefined) ?? titleOf(schema),
  )
  return { title: titleOf(list.schema), of: of.slice(-2), file }
}
