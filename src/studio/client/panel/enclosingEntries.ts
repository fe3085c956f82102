import type { Schema } from '../../../document/documentSchemas.ts'
import { anyBlock, type Block } from '../../../document/page.ts'
import { blockOf } from '../../../kit/blockOf.ts'
import type { SchemaKit } from '../../../kit/Kit.ts'
import { keysOf } from '../../../model/path.ts'
import { childSchema } from '../../../model/walkSchema.ts'
import { callOf } from '../../../operations/entries/sayEntry.ts'
import { valueAt } from '../store/valueAfter.ts'
import { blockAt } from './blockAt.ts'
import { titleOf } from './words.ts'

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

const schemaOf = (kit: SchemaKit, { type }: Block): Schema => kit.choices.get(anyBlock)?.schemas[type] ?? blockOf(kit, type).schema ?? {}

/** The entries of lists that a place of a block is or stands in, from the outside in. The cells of a row are none: rows keep their length. Pure. */
export const enclosingEntries = (kit: SchemaKit, document: unknown, pointer: string | undefined): readonly EnclosingEntry[] => {
  const block = blockAt(document, pointer)
  if (!block) return []
  const keys = keysOf(pointer ?? '').slice(2)
  const found: EnclosingEntry[] = []
  let schema: Schema | undefined = schemaOf(kit, block.block)
  let value: unknown = block.block
  let at = block.pointer
  let isRow = false
  for (const key of keys) {
    const holder = value
    value = valueAt(holder, [key])
    const isEntry: boolean = Array.isArray(holder) && !isRow
    schema = schema && childSchema(kit.choices, schema, Array.isArray(holder) ? Number(key) : key, value)
    if (!schema || value === undefined) return found
    if (isEntry && Array.isArray(holder)) {
      const entry = {
        list: at,
        index: Number(key),
        count: holder.length,
        title: titleOf(schema),
        call: callOf(value, schema),
        isText: typeof value === 'string',
      }
      found.push({ pointer: `${at}/${key}`, ...entry })
    }
    isRow = isEntry && Array.isArray(value)
    at = `${at}/${key}`
  }
  return found
}

/**
 * What the author means by a place, to be moved, duplicated or removed: the innermost thing that it is or is a part of, such as the question of an
 * answer's paragraph; a text only where it is an entry by itself. None: the block. Pure.
 */
export const meantEntry = (entries: readonly EnclosingEntry[]): EnclosingEntry | undefined => entries.findLast(({ isText }) => !isText) ?? entries.at(-1)
