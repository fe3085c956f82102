import { callOf } from '../../../../content/commands/names/callOf.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { titleOf } from '../ui/words.ts'
import { stepsTo } from './stepsTo.ts'

/** An entry of a list in a block: what it is called, and which of how many it is. `list` is the pointer of its list. */
export type EnclosingEntry = {
  readonly pointer: string
  readonly list: string
  readonly index: number
  readonly count: number
  readonly title: string
  readonly call: string | undefined
  readonly isText: boolean
}

/** The entries of lists that a place of a block is or stands in, from the outside in. The cells of a row are none: rows keep their length. Pure. */
export const enclosingEntries = (
  kit: SchemaKit,
  document: unknown,
  pointer: string | undefined,
): readonly EnclosingEntry[] => {
  let isRow = false
  return stepsTo(kit, document, pointer).flatMap(({ pointer: at, key, value, schema, holder }) => {
    const isEntry = Array.isArray(holder.value) && !isRow
    isRow = isEntry && Array.isArray(value)
    if (!isEntry || !Array.isArray(holder.value)) return []
    const entry = {
      list: holder.pointer,
      index: Number(key),
      count: holder.value.length,
      title: titleOf(schema),
      call: callOf(value, schema),
    }
    return [{ pointer: at, ...entry, isText: typeof value === 'string' }]
  })
}

/**
 * What the author means by a place, to be moved, duplicated or removed: the innermost thing that it is or is a part of, such as the question of an
 * answer's paragraph; a text only where it is an entry by itself. None: the block. Pure.
 */
export const meantEntry = (entries: readonly EnclosingEntry[]): EnclosingEntry | undefined =>
  entries.findLast(({ isText }) => !isText) ?? entries.at(-1)
