import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hashesOfWork, type OwnWork } from '../../../../site/git/ownWork.ts'
import { privateFolder } from '../../../../site/store/privateFolder.ts'
import { writeWhole } from '../../../../site/store/writeWhole.ts'
import { type Contents, openContents } from './contents.ts'
import { hashesIn, type StepRecord, stepRecord } from './stepRecord.ts'

/** So many steps are kept, and what they need; older ones can't be taken back any more. */
const limit = 500
/** Contents are cleared away once so many steps were added. */
const tidyEvery = 50

/** The steps of a site's folder, oldest first, kept on disk beside the site's other data. */
export type History = {
  readonly contents: Contents
  readonly steps: () => readonly StepRecord[]
  /** What was done here and is not published yet. */
  readonly own: () => OwnWork
  /** Puts another list in the place of this one, and other work where it is another. */
  readonly put: (steps: readonly StepRecord[], own?: OwnWork) => void
}

const hash = z.string().nullable()
const file = z.object({
  steps: z.array(stepRecord),
  own: z.record(z.string(), z.array(z.object({ from: hash, to: hash }))).default({}),
})
type Kept = z.infer<typeof file>
const nothing: Kept = { steps: [], own: {} }

const readKept = (path: string): Kept => {
  if (!existsSync(path)) return nothing
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return nothing // somebody has written into it: the site is whole without it
  }
}

/** Where a site's history is kept. */
export const historyFolder = (root: string): string => join(root, 'data', 'studio')

/** Opens the history of a site's root folder. What another server on the same folder has added is seen. Errors: the system's, where it can't be kept. */
export const openHistory = (root: string): History => {
  const folder = historyFolder(root)
  const path = join(folder, 'history.json')
  const contents = openContents(join(folder, 'contents'))
  let stamp = ''
  let cached: { readonly steps: readonly StepRecord[]; readonly own: OwnWork } = nothing
  let added = 0
  const stampNow = () => {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : ''
  }
  const now = () => {
    const present = stampNow()
    if (present !== stamp) cached = readKept(path)
    stamp = present
    return cached
  }
  return {
    contents,
    steps: () => now().steps,
    own: () => now().own,
    put: (next, own = now().own) => {
      cached = { steps: next.slice(-limit), own }
      privateFolder(folder)
      writeWhole(path, JSON.stringify(cached))
      stamp = stampNow()
      added += 1
      if (added % tidyEvery === 0)
        contents.keepOnly(new Set([...hashesIn(cached.steps), ...hashesOfWork(own)]))
    },
  }
}
