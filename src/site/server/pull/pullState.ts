import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../../store/writeWhole.ts'

const built = z.object({
  /** The folder that it was built into, of three that take turns. */
  slot: z.number().int().min(0).max(2),
  commit: z.string(),
  /** The day of the office that it was built for. */
  asOf: z.string(),
})
const state = z.object({
  /** What is served. */
  current: built.optional(),
  /** What was served before, of another commit. */
  before: built.optional(),
  /** The commit that somebody went back from: it is not served again until the branch has another one. */
  held: z.string().optional(),
})

export type Built = z.infer<typeof built>
export type PullState = z.infer<typeof state>

/** Where the state of the builds below a folder is written. */
export const stateFile = (folder: string): string => join(folder, 'state.json')

/** What is known of a folder's builds; nothing where there are none, or what is written there can't be read. */
export const readPullState = (folder: string): PullState => {
  try {
    return state.parse(JSON.parse(readFileSync(stateFile(folder), 'utf8')))
  } catch {
    return {}
  }
}

export const writePullState = (folder: string, next: PullState): void =>
  writeWhole(stateFile(folder), `${JSON.stringify(next, null, 2)}\n`)

export const slotFolder = (folder: string, slot: number): string =>
  join(folder, 'builds', String(slot))

/** The slot of which nothing is served, and nobody goes back to. Pure, as what follows. */
export const spareSlot = ({ current, before }: PullState): number =>
  [0, 1, 2].find((slot) => slot !== current?.slot && slot !== before?.slot) ?? 0

/** The commit that should be served: the branch's last one, unless somebody went back from just this one. */
export const wantedCommit = (
  { current, held }: PullState,
  tip: string | undefined,
): string | undefined => (tip === undefined || tip === held ? current?.commit : tip)

/** After a build: the same commit for another day takes the place of its own, another commit makes the one before what one can go back to. */
export const afterBuild = (now: PullState, next: Built): PullState =>
  now.current?.commit === next.commit
    ? { ...now, current: next }
    : { current: next, ...(now.current ? { before: now.current } : {}) }

/** One build back. Throws in words where there is none, or one has gone back already. */
export const goBack = ({ current, before, held }: PullState): Required<PullState> => {
  if (held !== undefined)
    throw new Error(
      'The build before is served already. The next commit on the branch takes its place.',
    )
  if (!current || !before) throw new Error('There is no build before the one that is served.')
  return { current: before, before: current, held: current.commit }
}
