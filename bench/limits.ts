import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { holds, type Row } from './row.ts'

/** By a row's name: the most that it may be while its goal is not reached, in the row's unit, and where what is missing is told. */
const limitsSchema = z.record(
  z.string(),
  z.strictObject({ limit: z.number().positive(), why: z.string().min(1) }),
)

export type Limits = z.infer<typeof limitsSchema>

/** The limits of a site's bench; none where it has no file. Errors: throws where the file is no such record. */
export const readLimits = (path: string): Limits =>
  existsSync(path) ? limitsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}

/** The rows with the limits that are kept for them; a limit that stands in the code, since tests hold it too, stays. */
export const withLimits = (rows: readonly Row[], limits: Limits): Row[] =>
  rows.map((row) => ({ ...row, limit: row.limit ?? limits[row.name]?.limit }))

/** The rows that have come to their goal: their limits have nothing left to allow. */
export const needless = (rows: readonly Row[], limits: Limits): string[] =>
  rows.filter((row) => limits[row.name] && holds(row)).map(({ name }) => name)
