/** One row of the bench: a figure, its goal, and whether it holds. `unit` is ms, kB, ×, MB or s. */
export type Row = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** At most this, in the same unit; none where the row only informs. */
  readonly goal?: number
  /** What the tests hold it to, where the goal has not been reached yet: it must not get worse. */
  readonly limit?: number
  readonly note?: string
}

export const holds = ({ value, goal }: Row): boolean => goal === undefined || value <= goal

const cell = (text: string, width: number, end = false) => (end ? text.padStart(width) : text.padEnd(width))
const written = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/** The rows as a table for people, with the last run's figures beside them. */
export const tableOf = (rows: readonly Row[], last: ReadonlyMap<string, number>): string => {
  const width = Math.max(...rows.map(({ name }) => name.length), 4)
  const head = `${cell('what', width)}  ${cell('figure', 12, true)}  ${cell('goal', 10, true)}  ${cell('last', 10, true)}`
  const lines = rows.map((row) => {
    const before = last.get(row.name)
    const mark = row.goal === undefined ? ' ' : holds(row) ? '✓' : '✗'
    return `${cell(row.name, width)}  ${cell(`${written(row.value)} ${row.unit}`, 12, true)}  ${cell(row.goal === undefined ? '' : `≤ ${row.goal}`, 10, true)}  ${cell(before === undefined ? '' : written(before), 10, true)} ${mark}${row.note ? `  ${row.note}` : ''}`
  })
  return [head, ...lines].join('\n')
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
