/** A text that is an entry of a list of texts: the list's pointer with its last slash, and the entry's number. A cell of a row is none: rows keep their length. */
export const entryPlace = (
  pointer: string,
): { readonly list: string; readonly index: number } | undefined => {
  const [, list, index] = /^(.*\/[^/]*[^/\d][^/]*\/)(\d+)$/.exec(pointer) ?? []
  return list === undefined ? undefined : { list, index: Number(index) }
}

/** A cell of a grid: its rows' pointer, and the numbers of its row and column. */
export const cellPlace = (
  pointer: string,
): { readonly rows: string; readonly row: number; readonly column: number } | undefined => {
  const [, rows, row, column] = /^(.*)\/(\d+)\/(\d+)$/.exec(pointer) ?? []
  return rows === undefined ? undefined : { rows, row: Number(row), column: Number(column) }
}
