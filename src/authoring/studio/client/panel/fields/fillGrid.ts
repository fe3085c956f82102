import { emptyCell } from '../../../../../content/commands/entries/cellsAlong.ts'
import type { DocumentEdit } from '../../../../../core/edits/change.ts'

export type Cell = { readonly row: number; readonly column: number }
type Filled = {
  readonly edits: DocumentEdit[] /** So many columns have found no place. */
  readonly lost: number
}
type Grid = {
  readonly file: string
  readonly pointer: string
  readonly rows: readonly (readonly string[])[]
  readonly width: number
}

/** Writes pasted rows into a grid from a cell on: what goes beyond the last row becomes rows of its own. Pure. */
export const fillGrid = (
  { file, pointer, rows, width }: Grid,
  { row, column }: Cell,
  pasted: readonly (readonly string[])[],
): Filled => {
  const within = (cells: readonly string[]) => cells.slice(0, Math.max(width - column, 1))
  const there = pasted.slice(0, rows.length - row)
  const further = pasted.slice(there.length)
  const edits = there.flatMap((cells, down): DocumentEdit[] => {
    const [at, old, now] = [row + down, rows[row + down] ?? [], within(cells)]
    // A row that has too few cells is written anew.
    if (old.length < column + now.length) {
      const value = Array.from(
        { length: width },
        (_none, place) => now[place - column] || old[place] || emptyCell,
      )
      return [{ kind: 'set', file, pointer: `${pointer}/${at}`, value }]
    }
    return now.map((value, right) => ({
      kind: 'set',
      file,
      pointer: `${pointer}/${at}/${column + right}`,
      value: value || emptyCell,
    }))
  })
  const values = further.map((cells) =>
    Array.from({ length: width }, (_none, at) => within(cells)[at - column] || emptyCell),
  )
  if (values.length > 0) edits.push({ kind: 'insert', file, pointer: `${pointer}/-`, values })
  return { edits, lost: Math.max(0, ...pasted.map(({ length }) => length - (width - column))) }
}
