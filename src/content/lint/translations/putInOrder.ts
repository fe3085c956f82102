import { isBlock } from '../../../core/document/isBlock.ts'
import type { Block } from '../../../core/document/page.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { keepPlaces } from '../../../core/edits/keepPlaces.ts'
import { blockOf } from '../../../core/kit/blockOf.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import { pointersOf } from '../../../core/model/schema/pointersOf.ts'
import type { OtherOrder } from '../../../core/model/translations/otherOrder.ts'
import type { LintFile } from '../types/file.ts'

/** The rows of cells that go along with a list of a block, such as those below the columns of a table. */
const alongWith = (block: Block, kit: Kit, key: string): string[] =>
  (blockOf(kit, block.type).cells?.[key] ?? []).flatMap((path) =>
    pointersOf(block, path.split('/')),
  )

const blockAround = (
  { value }: LintFile,
  pointer: string,
): { readonly block: Block; readonly at: string; readonly key: string } | undefined => {
  const [, blocks, index, key, more] = pointer.split('/')
  const at = `/${blocks}/${index}`
  const block =
    blocks === 'blocks' && index !== undefined && key !== undefined && more === undefined
      ? valueAt(value, at)
      : undefined
  return isBlock(block) && key !== undefined ? { block, at, key } : undefined
}

const lengthAt = ({ value }: LintFile, pointer: string): number | undefined => {
  const list = valueAt(value, pointer)
  return Array.isArray(list) ? list.length : undefined
}

/** The lists of a document that have no order of their own: cells stand as the columns do to which they belong. */
export const cellLists = ({ value }: LintFile, kit: Kit): ReadonlySet<string> => {
  const blocks: unknown = value?.['blocks']
  return new Set(
    (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) =>
      isBlock(block)
        ? Object.keys(blockOf(kit, block.type).cells ?? {}).flatMap((key) =>
            alongWith(block, kit, key).map((pointer) => `/blocks/${index}${pointer}`),
          )
        : [],
    ),
  )
}

/** The edits that put the entries of a list into the order of the original, with the cells that go along; blocks keep the places by which they are known. */
export const putInOrder = (
  file: LintFile,
  { own, moves, order }: OtherOrder,
  kit: Kit,
): DocumentEdit[] => {
  const around = blockAround(file, own)
  const cells = around
    ? alongWith(around.block, kit, around.key).map((pointer) => around.at + pointer)
    : []
  const lists = [own, ...cells.filter((list) => lengthAt(file, list) === lengthAt(file, own))]
  const blocks: unknown = own === '/blocks' ? valueAt(file.value, own) : undefined
  const before: readonly unknown[] = Array.isArray(blocks) ? blocks : []
  const after = before.length > 0 ? order.map((index) => before[index]) : []
  return [
    ...lists.flatMap((list) =>
      moves.map(
        ({ from, to }): DocumentEdit => ({
          kind: 'move',
          file: file.path,
          pointer: `${list}/${from}`,
          to: `${list}/${to}`,
        }),
      ),
    ),
    ...keepPlaces(kit, file.path, before, after),
  ]
}
