import { posix } from 'node:path'
import { z } from 'zod'
import type { Step } from '../../protocol/requests.ts'

/** What a file said, by its hash; none where it was not there. */
const hash = z.string().nullable()
/** A file of the site: the history may have come along with a stranger's folder. */
const path = z
  .string()
  .refine(
    (text) => text.startsWith('pages/') && posix.normalize(text) === text && !text.includes('\\'),
  )

/**
 * A step of the history as it is kept. `requests` are the browsers' names of what it was made by, so that what was sent twice is made once;
 * `typing` the word by which typing is joined; `undoes` what it undoes, by its name; `isBegun` where the step was not known to be on disk yet.
 */
export const stepRecord = z.object({
  id: z.string(),
  label: z.string(),
  at: z.string(),
  isUndone: z.boolean(),
  isBegun: z.boolean().optional(),
  typing: z.string().optional(),
  undoes: z.string().optional(),
  requests: z.array(z.string()),
  files: z.array(z.object({ path, before: hash, after: hash })),
})
export type StepRecord = z.infer<typeof stepRecord>

export const stepOf = ({ id, label, at, files, isUndone }: StepRecord): Step => ({
  id,
  label,
  at,
  files: files.map(({ path }) => path),
  isUndone,
})

export const hashesIn = (steps: readonly StepRecord[]): Set<string> =>
  new Set(
    steps.flatMap(({ files }) =>
      files.flatMap(({ before, after }) => [before, after].filter((hash) => hash !== null)),
    ),
  )
