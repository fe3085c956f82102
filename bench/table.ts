import { holds, keepsLimit, type Row } from './row.ts'

/** The rows of one group, and whether the machine was quiet while they were measured. */
export type Measured = {
  readonly group: string
  readonly rows: readonly Row[]
  readonly got: number
  readonly quiet: boolean
}

const cell = (text: string, width: number, end = false) =>
  end ? text.padStart(width) : text.padEnd(width)
const written = (value: number) =>
  Number.isInteger(value) || value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value.toFixed(2)
const goalOf = ({ goal, least }: Row) =>
  goal !== undefined ? `≤ ${goal}` : least !== undefined ? `≥ ${least}` : ''

const limitOf = (row: Row) => (row.limit === undefined || holds(row) ? '' : ` (limit ${row.limit})`)

/** At its goal; past it, within what is known; worse than that. */
const markOf = (row: Row) => (holds(row) ? '✓' : keepsLimit(row) ? '–' : '✗')

/** The rows as a table for people, group by group, with the last run's figures beside them. A `–` is past its goal and within its limit; a `~` marks what a busy machine measured. */
export const tableOf = (groups: readonly Measured[], last: ReadonlyMap<string, number>): string => {
  const width = Math.max(...groups.flatMap(({ rows }) => rows.map(({ name }) => name.length)), 4)
  const head = `${cell('what', width)}  ${cell('figure', 12, true)}  ${cell('goal', 10, true)}  ${cell('last', 10, true)}`
  const line = (row: Row, quiet: boolean) => {
    const before = last.get(row.name)
    const mark = goalOf(row) === '' ? ' ' : markOf(row)
    const figure = cell(`${written(row.value)} ${row.unit}`.trim(), 12, true)
    return `${cell(row.name, width)}  ${figure}  ${cell(goalOf(row), 10, true)}  ${cell(before === undefined ? '' : written(before), 10, true)} ${mark}${quiet ? ' ' : '~'} ${row.note ?? ''}${limitOf(row)}`.trimEnd()
  }
  return [
    head,
    ...groups.flatMap(({ group, rows, quiet }) => [
      '',
      group,
      ...rows.map((row) => line(row, quiet)),
    ]),
  ].join('\n')
}
