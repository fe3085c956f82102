import type { Block } from '../../../../document/page.ts'
import { blockOf } from '../../../../kit/blockOf.ts'
import type { SchemaKit } from '../../../../kit/Kit.ts'
import { keysOf } from '../../../../model/path.ts'
import { callOf } from '../../../../operations/entries/sayEntry.ts'
import { valueAt } from '../../store/valueAfter.ts'

/** Where the columns of some rows are written, and what each is called: the block says of which list its rows have cells (`cells`). Pure. */
export const columnsOf = (kit: SchemaKit, document: unknown, pointer: string): { readonly pointer: string; readonly titles: readonly string[] } | undefined => {
  const [list = '', number = '', ...rest] = keysOf(pointer)
  const block = valueAt(document, [list, number]) as Block | undefined // whatever it is, its type is looked up as a word
  const inside = rest.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/')
  const cells = blockOf(kit, String(block?.type ?? '')).cells ?? {}
  const key = Object.keys(cells).find((name) => cells[name]?.includes(`${inside}/*`))
  const columns = key === undefined ? undefined : valueAt(block, [key])
  if (key === undefined || !Array.isArray(columns)) return undefined
  return { pointer: `/${list}/${number}/${key}`, titles: columns.map((column, index) => callOf(column) ?? `Column ${index + 1}`) }
}
