import { blankOf } from '../../../../../content/commands/entries/blankEntry.ts'
import { emptyCell } from '../../../../../content/commands/entries/cellsAlong.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../../../core/edits/change.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import { plainText } from '../../../../../core/model/text/inline.ts'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import { plural } from '../../../../../core/text/plural.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { itemsOf } from '../kindOf.ts'
import { columnsOf } from './columnsOf.ts'
import { type Cell, fillGrid } from './fillGrid.ts'
import { namesColumns } from './namesColumns.ts'

type Rows = readonly (readonly string[])[]
/** `isNamed`: the first row was pasted over names of columns. */
type Pasted = {
  readonly rows: Rows
  readonly hasHead?: boolean | undefined
  readonly isNamed?: boolean
}
type Place = { readonly file: string; readonly pointer: string }

/** The key under which a column that nobody has named yet asks for its name. */
const openKey = (column: unknown): string | undefined =>
  isObject(column)
    ? Object.keys(column).find((key) => askedBy(column[key]) !== undefined)
    : undefined

/**
 * Writes pasted rows into a grid from a cell on, and tells it. The table grows as one of a spreadsheet does: by rows, and by columns as far as it may
 * have them. Names of columns that stand above the rows go where columns have none yet. Undefined where there is no grid. Pure.
 */
export const pasteRows = (
  kit: SchemaKit,
  document: unknown,
  { file, pointer }: Place,
  { row, column }: Cell,
  pasted: Pasted,
): { readonly edits: readonly DocumentEdit[]; readonly said: string } | undefined => {
  const rows = valueAt(document, keysOf(pointer)) as Rows | undefined // of a grid, known by its schema
  if (!Array.isArray(rows)) return undefined
  const columns = columnsOf(kit, document, pointer)
  const width = Math.max(columns?.titles.length ?? 0, ...rows.map(({ length }) => length))
  const wanted = Math.max(...pasted.rows.map(({ length }) => length)) + column
  const most = typeof columns?.schema['maxItems'] === 'number' ? columns.schema['maxItems'] : wanted
  const more = columns ? Math.max(0, Math.min(wanted, most) - width) : 0
  const blank = columns ? blankOf(kit, itemsOf(columns.schema)) : undefined
  const nameKey = openKey(blank)
  const isHead =
    nameKey !== undefined &&
    (pasted.isNamed === true ||
      (row === 0 &&
        namesColumns(pasted) &&
        (columns?.values.slice(column, wanted) ?? []).every((one) => openKey(one) !== undefined)))
  const [head = []] = isHead ? pasted.rows : []
  const named = head.map((cell) => plainText(cell).trim())
  const added = Array.from({ length: more }, (_none, at) => {
    const name = named[width - column + at]
    return isObject(blank) && nameKey !== undefined && name ? { ...blank, [nameKey]: name } : blank
  })
  const cells = Array.from({ length: more }, () => emptyCell)
  const edits: DocumentEdit[] = columns
    ? [
        ...named.slice(0, width - column).flatMap((name, at): DocumentEdit[] =>
          name
            ? [
                {
                  kind: 'set',
                  file,
                  pointer: `${columns.pointer}/${column + at}/${nameKey}`,
                  value: name,
                },
              ]
            : [],
        ),
        ...(more > 0
          ? [
              { kind: 'insert' as const, file, pointer: `${columns.pointer}/-`, values: added },
              ...columns.rows.flatMap((at): DocumentEdit[] => {
                const row = valueAt(document, keysOf(at))
                return Array.isArray(row) && row.length === width
                  ? [{ kind: 'insert', file, pointer: `${at}/-`, values: cells }]
                  : []
              }),
            ]
          : []),
      ]
    : []
  const wide = rows.map((one) => (one.length === width ? [...one, ...cells] : one))
  const filled = fillGrid(
    { file, pointer, rows: wide, width: width + more },
    { row, column },
    isHead ? pasted.rows.slice(1) : pasted.rows,
  )
  const said = [
    `Pasted ${plural(pasted.rows.length, 'row')}.`,
    ...(isHead ? ['The first one names the columns.'] : []),
    ...(more > 0 ? [`The table has ${plural(more, 'column')} more.`] : []),
    ...(filled.lost > 0
      ? [`${plural(filled.lost, 'column')} did not fit: a table can have ${width + more}.`]
      : []),
  ].join(' ')
  return { edits: [...edits, ...filled.edits], said }
}
