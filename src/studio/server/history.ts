import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../../files/writeWhole.ts'
import { type Contents, openContents } from './contents.ts'
import { hashesIn, type StepRecord, stepRecord } from './stepRecord.ts'

/** So many steps are kept, and what they need; older ones can't be taken back any more. */
const most = 500
/** Contents are cleared away once so many steps were added. */
const tidyEvery = 50

/** The steps of a site's folder, oldest first, kept on disk beside the site's other data. */
export type History = {
  readonly contents: Contents
  readonly steps: () => readonly StepRecord[]
  /** Puts another list in the place of this one. */
  readonly put: (steps: readonly StepRecord[]) => void
}

const file = z.object({ steps: z.array(stepRecord) })

const readSteps = (path: string): readonly StepRecord[] => {
  if (!existsSync(path)) return []
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8'))).steps
  } catch {
    return [] // somebody has written into it: the site is whole without it
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
  let steps: readonly StepRecord[] = []
  let added = 0
  const stampNow = () => {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : ''
  }
  return {
    contents,
    steps: () => {
      const now = stampNow()
      if (now !== stamp) steps = readSteps(path)
      stamp = now
      return steps
    },
    put: (next) => {
      steps = next.slice(-most)
      writeWhole(path, JSON.stringify({ steps }))
      stamp = stampNow()
      added += 1
      if (added % tidyEvery === 0) contents.keepOnly(hashesIn(steps))
    },
  }
}
