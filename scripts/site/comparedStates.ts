import { resolve } from 'node:path'
import { outlineOf } from '../../src/content/changes/outlineOf.ts'
import type { Outline } from '../../src/content/changes/states.ts'
import { lintSite } from '../../src/content/lint/lint.ts'
import type { LintKit } from '../../src/content/lint/types/LintKit.ts'
import type { Engine } from '../../src/core/engine/Engine.ts'
import type { Progress } from '../../src/core/engine/Progress.ts'
import { baselineOf, hasBaseline, keepBaseline, lastCommit } from '../../src/site/store/baseline.ts'
import { cacheFileOf } from '../../src/site/store/cacheFile.ts'
import { readSite } from '../../src/site/store/readSite.ts'
import { type Origin, originAt } from '../../src/site/store/readStates.ts'
import type { Io } from '../../src/site/terminal/io.mjs'

/** The state that a name typed by a person stands for; undefined where it stands for none. */
export const stateNamed = (root: string, name: string): Origin | undefined =>
  originAt(root, name, [resolve(process.env['INIT_CWD'] ?? '.', name), resolve(root, name)])

/** What is said where there is no such state. */
export const noSuchState = (name: string): string =>
  `There is no state "${name}": it is neither a commit, branch or tag of this site's git, nor a folder that holds a pages/.`

/** The state that changes are told from where none is named: the last commit, else what was kept; where nothing was, the site is kept as it is now, and `baselinePath` told as its place. */
export const defaultBase = async (
  root: string,
  baselinePath: string,
  { tell }: Io,
): Promise<Origin> => {
  const commit = lastCommit(root)
  if (commit !== undefined) return { commit }
  if (!hasBaseline(root)) {
    await keepBaseline(root)
    tell(
      `Git tells of no commit of this site, and no earlier state of it was kept. It is kept now, in ${baselinePath}: changes are told from here on.`,
    )
  }
  return { folder: baselineOf(root) }
}

type Reading = {
  readonly today: string
  readonly kit: LintKit
  readonly engine: Engine
  readonly root: string
  readonly progress: Progress
}

/** Reads what the documents of a state refer to. The notes that lint keeps say it of the site as it lies there; those of other states are read. */
export const outlinesOf =
  ({ kit, engine, root, today, progress }: Reading, to: Origin) =>
  (read: (path: string) => unknown, paths: readonly string[]): Outline[] => {
    if ('folder' in to && to.folder === root) {
      const cacheFile = cacheFileOf(root, engine)
      const { files } = lintSite(kit, readSite(root, { lazy: true }), {
        today,
        onlyToday: true,
        cache: cacheFile?.cache,
        progress,
      })
      cacheFile?.save()
      return files.map(({ path, summary }) => ({ ...summary, path }))
    }
    return paths.flatMap((path, index) => {
      progress('Reading documents', index + 1, paths.length)
      const content = read(path)
      return typeof content === 'string' ? (outlineOf(kit, path, content) ?? []) : []
    })
  }
