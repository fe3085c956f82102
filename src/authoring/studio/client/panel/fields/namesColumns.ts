/** A cell that is a figure; one that only speaks of one, such as "From 2027", may well be a name. */
const figure = /^[-−+(\s]*(?:\p{Sc}|Rs\.?|[A-Z]{3})?\s*\d/u

/** Whether a first row may name columns: in one of them only the cells below it have figures. Pure. */
export const mayNameColumns = ([head = [], ...rows]: readonly (readonly string[])[]): boolean =>
  head.every((cell) => cell !== '' && !figure.test(cell)) &&
  head.some((cell, column) => {
    const below = rows.flatMap((row) => row[column] || [])
    return !/\d/.test(cell) && below.length > 0 && below.every((one) => /\d/.test(one))
  })

/** Spreadsheets mark no head: a first row without a figure, over others, is taken for one; of a single column nothing tells. Pure. */
export const namesColumns = ({
  rows,
  hasHead,
}: {
  readonly rows: readonly (readonly string[])[]
  readonly hasHead?: boolean | undefined
}): boolean =>
  rows.length > 1 &&
  (hasHead ?? ((rows[0] ?? []).length > 1 && !(rows[0] ?? []).some((cell) => figure.test(cell))))
