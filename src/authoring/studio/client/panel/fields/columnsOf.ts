import { callOf } from '../../../../../content/commands/names/callOf.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import type { Block } from '../../../../../core/document/page.ts'
import { blockOf } from '../../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import { pointersOf } from '../../../../../core/model/schema/pointersOf.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { emptied } from '../emptied.ts'

/** The columns of some rows: where they are written, and what each is called. */
export type Columns = {
  readonly pointer: string
  readonly titles: readonly string[]
  readonly values: readonly unknown[]
  readonly schema: Schema
  /** The pointers of all rows that have a cell for each. */
  readonly rows: readonly string[]
}

const isIndex = (key: string) => /^\d+$/.test(key)

/** The block around a pointer with its cells, and the rest of the pointer; `way` is that as `cells` has it. */
const inBlock = (kit: SchemaKit, document: unknown, pointer: string) => {
  const [list = '', number = '', ...rest] = keysOf(pointer)
  const block = valueAt(document, [list, number]) as Block | undefined // whatever it is, its type is looked up as a word
  const { schema, cells = {} } = blockOf(kit, String(block?.type ?? ''))
  return {
    at: `/${list}/${number}`,
    block,
    schema,
    cells,
    rest,
    way: rest.map((key) => (isIndex(key) ? '*' : key)).join('/'),
  }
}

/** The rows below the name of a column, and the column's number: where a text is one. Pure. */
export const belowName = (
  kit: SchemaKit,
  document: unknown,
  pointer: string,
): { readonly rows: string; readonly column: number } | undefined => {
  const { at, block, cells, rest } = inBlock(kit, document, pointer)
  const [key = '', column = '', ...inside] = rest
  const rows = (cells[key] ?? [])
    .map((way) => way.split('/'))
    .find(
      ([own = '', ...more]) => more.join('/') === '*' && Array.isArray(valueAt(block, [own])),
    )?.[0]
  return rows === undefined || inside.length !== 1
    ? undefined
    : { rows: `${at}/${rows}`, column: Number(column) }
}

/** The columns of some rows: the block says of which list its rows have cells (`cells`). Pure. */
export const columnsOf = (
  kit: SchemaKit,
  document: unknown,
  pointer: string,
): Columns | undefined => {
  const { at, block, schema, cells, way } = inBlock(kit, document, pointer)
  const key = Object.keys(cells).find((name) => cells[name]?.includes(`${way}/*`))
  const values: unknown = key === undefined ? undefined : valueAt(block, [key])
  if (key === undefined || !Array.isArray(values)) return undefined
  return {
    pointer: `${at}/${key}`,
    titles: values.map((column, index) => callOf(column) ?? `Column ${index + 1}`),
    values,
    schema: ((schema?.['properties'] ?? {}) as Readonly<Record<string, Schema>>)[key] ?? {}, // JSON Schema's own shape
    rows: (cells[key] ?? [])
      .flatMap((one) => pointersOf(block, one.split('/')))
      .map((row) => at + row),
  }
}

/** A further row of cells, each of which asks to be written. Pure. */
export const blankRow = (
  kit: SchemaKit,
  cell: Schema,
  columns: Columns | undefined,
  rows: readonly (readonly string[])[],
): string[] =>
  Array.from(
    { length: Math.max(columns?.titles.length ?? 0, ...rows.map((row) => row.length)) },
    () => emptied(kit, cell),
  )

/** The list of rows and the row's number whose cells a list of texts is, which go along with the block's columns: none may be added or go alone. Pure. */
export const rowOfCells = (
  kit: SchemaKit,
  document: unknown,
  list: string,
): { readonly rows: string; readonly row: number } | undefined => {
  const { at, cells, rest, way } = inBlock(kit, document, list)
  const row = rest.findLastIndex(isIndex)
  const isOne = row >= 0 && Object.values(cells).some((ways) => ways.includes(way))
  return isOne ? { rows: [at, ...rest.slice(0, row)].join('/'), row: Number(rest[row]) } : undefined
}
