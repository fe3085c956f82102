import type { Schema } from '../../../../document/documentSchemas.ts'
import type { Block } from '../../../../document/page.ts'
import { blockOf } from '../../../../kit/blockOf.ts'
import type { SchemaKit } from '../../../../kit/Kit.ts'
import { keysOf } from '../../../../model/path.ts'
import { pointersOf } from '../../../../operations/entries/cellsAlong.ts'
import { callOf } from '../../../../operations/entries/sayEntry.ts'
import { valueAt } from '../../store/valueAfter.ts'

/** The columns of some rows: where they are written, and what each is called. */
export type Columns = {
  readonly pointer: string
  readonly titles: readonly string[]
  readonly values: readonly unknown[]
  readonly schema: Schema
  /** The pointers of all rows that have a cell for each. */
  readonly rows: readonly string[]
}

/** The rows below the name of a column, and the column's number: where a text is one. Pure. */
export const belowName = (kit: SchemaKit, document: unknown, pointer: string): { readonly rows: string; readonly column: number } | undefined => {
  const [list = '', number = '', key = '', column = '', ...rest] = keysOf(pointer)
  const block = valueAt(document, [list, number]) as Block | undefined // as below
  const ways = blockOf(kit, String(block?.type ?? '')).cells?.[key] ?? []
  const rows = ways.map((way) => way.split('/')).find(([own = '', ...more]) => more.join('/') === '*' && Array.isArray(valueAt(block, [own])))?.[0]
  return rows === undefined || rest.length !== 1 ? undefined : { rows: `/${list}/${number}/${rows}`, column: Number(column) }
}

/** The columns of some rows: the block says of which list its rows have cells (`cells`). Pure. */
export const columnsOf = (kit: SchemaKit, document: unknown, pointer: string): Columns | undefined => {
  const [list = '', number = '', ...rest] = keysOf(pointer)
  const block = valueAt(document, [list, number]) as Block | undefined // whatever it is, its type is looked up as a word
  const inside = rest.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/')
  const { schema, cells = {} } = blockOf(kit, String(block?.type ?? ''))
  const key = Object.keys(cells).find((name) => cells[name]?.includes(`${inside}/*`))
  const values: unknown = key === undefined ? undefined : valueAt(block, [key])
  if (key === undefined || !Array.isArray(values)) return undefined
  return {
    pointer: `/${list}/${number}/${key}`,
    titles: values.map((column, index) => callOf(column) ?? `Column ${index + 1}`),
    values,
    schema: ((schema?.['properties'] ?? {}) as Readonly<Record<string, Schema>>)[key] ?? {}, // JSON Schema's own shape
    rows: (cells[key] ?? []).flatMap((way) => pointersOf(block, way.split('/'))).map((row) => `/${list}/${number}${row}`),
  }
}

/** The list of rows and the row's number whose cells a list of texts is, which go along with the block's columns: none may be added or go alone. Pure. */
export const rowOfCells = (kit: SchemaKit, document: unknown, list: string): { readonly rows: string; readonly row: number } | undefined => {
  const [blocks = '', number = '', ...rest] = keysOf(list)
  const block = valueAt(document, [blocks, number]) as Block | undefined // as above
  const inside = rest.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/')
  const at = rest.findLastIndex((key) => /^\d+$/.test(key))
  const isOne = Object.values(blockOf(kit, String(block?.type ?? '')).cells ?? {}).some((ways) => ways.includes(inside))
  return isOne && at >= 0 ? { rows: `/${[blocks, number, ...rest.slice(0, at)].join('/')}`, row: Number(rest[at]) } : undefined
}
