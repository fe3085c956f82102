/** One row of the bench: a figure and its goal. `unit` is ms, s, kB, MB, ×, points or nothing. */
export type Row = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** At most this, in the same unit; none where the row only informs. */
  readonly goal?: number
  /** At least this, for figures that are better the higher they are. */
  readonly least?: number
  /** What tests and `--check` hold it to where the goal has not been reached: it must not get worse. Whoever sets one says in docs/scale.md or DECISIONS.md what is missing. */
  readonly limit?: number
  readonly note?: string
}

/** Whether a row keeps its goal. A figure that could not be measured keeps none. */
export const holds = ({ value, goal, least }: Row): boolean =>
  (goal === undefined || value <= goal) && (least === undefined || value >= least)

/** Whether a row is no worse than is known: at its goal, or within its limit where it has one. */
export const keepsLimit = (row: Row): boolean => {
  const { value, least, limit } = row
  return (
    holds(row) || (limit !== undefined && (least === undefined ? value <= limit : value >= limit))
  )
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
