import { plainText } from '../../../core/model/text/inline.ts'
import type { TableBlock } from './schema.ts'

/** What a row of a filtered table is found under: the words in the cell of its column, or the group of rows that it stands in. */
export const groupsOfRow = (
  { filter, columns }: TableBlock,
  row: readonly string[],
  title: string | undefined,
): string[] => {
  if (filter?.column === undefined) return title === undefined ? [] : [title]
  const cell = plainText(row[columns.findIndex(({ heading }) => heading === filter.column)] ?? '')
  return cell
    .split(/,\s+/)
    .map((group) => group.trim())
    .filter((group) => group !== '' && group !== '–')
}

/** All of these, each once, in the order of the table. */
export const groupsIn = (block: TableBlock): string[] => [
  ...new Set([
    ...(block.rows ?? []).flatMap((row) => groupsOfRow(block, row, undefined)),
    ...(block.groups ?? []).flatMap(({ title, rows }) =>
      rows.flatMap((row) => groupsOfRow(block, row, title)),
    ),
  ]),
]
