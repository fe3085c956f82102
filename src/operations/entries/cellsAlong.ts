import { isBlock } from '../../document/isBlock.ts'
import { blockOf } from '../../kit/blockOf.ts'
import type { DocumentEdit } from '../../writer/change.ts'
import type { Ground } from '../Ground.ts'
import { type ListAt, listAt } from './listAt.ts'

/** What stands in the cell of a column that is new, until somebody writes there. */
export const emptyCell = '–'

/** The pointers that a path leads to in a value; `*` stands for each entry. Pure. */
export const pointersOf = (value: unknown, parts: readonly string[]): string[] => {
  const [part, ...rest] = parts
  if (part === undefined) return ['']
  if (typeof value !== 'object' || value === null) return []
  const keys = part === '*' ? Object.keys(value) : Object.hasOwn(value, part) ? [part] : []
  return keys.flatMap((key) => pointersOf((value as Readonly<Record<string, unknown>>)[key], rest).map((pointer) => `/${key}${pointer}`)) // an index is a key too
}

/**
 * Does the same to each row of cells that goes along with a list, such as the cells below the columns of a table: the block's own `cells` says which.
 * Rows that had another number of cells before are left alone; lint tells them.
 */
export const alongEdits = (ground: Ground, list: ListAt, edit: (cells: ListAt) => readonly DocumentEdit[]): DocumentEdit[] => {
  const [, blocks, block] = list.steps
  if (blocks?.pointer !== '/blocks' || !block || !isBlock(block.value) || list.pointer.split('/').length !== block.pointer.split('/').length + 1) return []
  const { cells } = blockOf(ground.kit, block.value.type)
  const path = cells?.[list.pointer.slice(block.pointer.length + 1)]
  return (path ?? []).flatMap((way) =>
    pointersOf(block.value, way.split('/')).flatMap((pointer) => {
      const row = listAt(ground, { file: list.file.path, pointer: block.pointer + pointer })
      return row.entries.length === list.entries.length ? edit(row) : []
    }),
  )
}
