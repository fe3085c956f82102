import { isBlock } from '../../../core/document/isBlock.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { blockOf } from '../../../core/kit/blockOf.ts'
import { pointersOf } from '../../../core/model/schema/pointersOf.ts'
import { askedBy } from '../../../core/model/text/unfinished.ts'
import type { Ground } from '../Ground.ts'
import { type ListAt, listAt } from './listAt.ts'

/** A cell that has nothing to say, on purpose: what is yet to be written asks for it instead. */
export const emptyCell = '–'

/** A value with so many cells in each of its rows of which nothing is written yet; `parts` lead to those rows, `*` stands for each entry. Pure. */
export const filledCells = (value: unknown, parts: readonly string[], count: number): unknown => {
  const [part, ...rest] = parts
  if (part === '*')
    return Array.isArray(value) ? value.map((entry) => filledCells(entry, rest, count)) : value
  if (part !== undefined)
    return isObject(value) && Object.hasOwn(value, part)
      ? { ...value, [part]: filledCells(value[part], rest, count) }
      : value
  if (
    !Array.isArray(value) ||
    value.length >= count ||
    !value.every((cell) => askedBy(cell) !== undefined)
  )
    return value
  return Array.from({ length: count }, () => value[0])
}

/** A new entry of a list with as many cells as there are columns, where its block says that it has cells (`cells`) and none of them is written yet. Pure. */
export const withAllCells = (
  { kit }: Pick<Ground, 'kit'>,
  list: ListAt,
  value: unknown,
): unknown => {
  const [, blocks, block] = list.steps
  if (blocks?.pointer !== '/blocks' || !block || !isBlock(block.value)) return value
  const { value: whole, pointer } = block
  return Object.entries(blockOf(kit, whole.type).cells ?? {}).reduce(
    (filled: unknown, [columns, paths]) => {
      const all = whole[columns]
      const own = paths
        .map((path) => path.split('/'))
        .find(([key, each]) => each === '*' && `${pointer}/${key}` === list.pointer)
      return Array.isArray(all) && own ? filledCells(filled, own.slice(2), all.length) : filled
    },
    value,
  )
}

/**
 * Does the same to each row of cells that goes along with a list, such as the cells below the columns of a table: the block's own `cells` says which.
 * Rows that had another number of cells before are left alone; lint tells them.
 */
export const alongEdits = (
  ground: Ground,
  list: ListAt,
  edit: (cells: ListAt) => readonly DocumentEdit[],
): DocumentEdit[] => {
  const [, blocks, block] = list.steps
  if (
    blocks?.pointer !== '/blocks' ||
    !block ||
    !isBlock(block.value) ||
    list.pointer.split('/').length !== block.pointer.split('/').length + 1
  )
    return []
  const { cells } = blockOf(ground.kit, block.value.type)
  const path = cells?.[list.pointer.slice(block.pointer.length + 1)]
  return (path ?? []).flatMap((way) =>
    pointersOf(block.value, way.split('/')).flatMap((pointer) => {
      const row = listAt(ground, { file: list.file.path, pointer: block.pointer + pointer })
      return row.entries.length === list.entries.length ? edit(row) : []
    }),
  )
}
