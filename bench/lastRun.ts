import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import type { Measured } from './table.ts'

const row = z.looseObject({ name: z.string(), value: z.number().nullable() })
const group = z.looseObject({ group: z.string(), rows: z.array(row) })
const runSchema = z.object({ groups: z.array(group) })

/** The figures of the last run, by group. Empty where there was none, or where another version wrote it. */
export const readLastRun = (path: string): z.infer<typeof runSchema>['groups'] =>
  existsSync(path)
    ? (runSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data?.groups ?? [])
    : []

/** Writes the figures; groups that were not measured this time stay as they were. A group is told with its date. */
export const writeLastRun = (path: string, groups: readonly Measured[]): void => {
  const measured = groups.map((entry) => ({
    ...entry,
    got: Math.round(entry.got * 100) / 100,
    date: new Date().toISOString(),
  }))
  const remaining = readLastRun(path).filter(
    ({ group }) => !groups.some((entry) => entry.group === group),
  )
  const all = [...remaining, ...measured].sort((a, b) => (a.group < b.group ? -1 : 1))
  writeWhole(path, `${JSON.stringify({ groups: all }, null, 2)}\n`)
}
