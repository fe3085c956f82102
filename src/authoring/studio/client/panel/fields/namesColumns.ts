/** A cell that is a figure; one that only speaks of one, such as "From 2027", may well be a name. */
const figure = /^[-−+(\s]*(?:\p{Sc}|Rs\.?|[A-Z]{3})?\s*\d/u

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
