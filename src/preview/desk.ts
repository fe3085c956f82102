import { join } from 'node:path'
import type { Engine } from '../engine/Engine.ts'
import { cacheFileOf } from '../files/cacheFile.ts'
import { readSite } from '../files/readSite.ts'
import { watchFolder } from '../files/watchFolder.ts'
import { memoryCache } from '../lint/cache/memoryCache.ts'
import type { LintKit } from '../lint/LintKit.ts'
import type { AnalysisCache } from '../lint/lintSteps.ts'
import { type LiveOptions, type LiveSite, nextLiveSite } from './liveSite.ts'

/** The site that is being written, kept up with its files. */
export type Desk = {
  readonly root: string
  readonly engine: Engine
  readonly live: () => LiveSite
  /** What lint remembers of the documents, for those who ask what it would find. */
  readonly cache: () => AnalysisCache
  /** Counts the changes since the start. */
  readonly version: () => number
  /** Why the files could not be taken up, where that failed; then `live` is what it was before. */
  readonly problem: () => string | undefined
  /** Calls back after every change; gives the function that ends that. */
  readonly onChange: (listener: () => void) => () => void
  /** Takes up the files at once, without waiting for the system to tell of a change. */
  readonly refresh: () => void
  /** Goes on with another kit, after the site's own parts have changed; or says why it can't. */
  readonly take: (next: { readonly kit: LintKit } | { readonly problem: string }) => void
  readonly close: () => void
}

export type DeskOptions = {
  readonly kit: LintKit
  readonly root: string
  readonly engine: Engine
  readonly origin?: string | undefined
  readonly report: (line: string) => void
}

/** Opens a site's folder for writing. Errors: throws where there is no `pages/` folder, and where a lint rule fails. */
export const openDesk = ({ kit, root, engine, origin, report }: DeskOptions): Desk => {
  const cacheFile = cacheFileOf(root, engine)
  let options: LiveOptions = { kit, cache: cacheFile?.cache ?? memoryCache(), origin }
  let partsProblem: string | undefined
  const listeners = new Set<() => void>()
  const next = (before?: LiveSite) => nextLiveSite(readSite(root, { before: before?.sources }), options, before)
  let live = next()
  cacheFile?.save()
  let version = 1
  let problem: string | undefined
  const refresh = () => {
    try {
      live = next(live)
      problem = undefined
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      report(problem)
    }
    version += 1
    for (const listener of listeners) listener()
    cacheFile?.save() // nobody who waits for the page has to wait for this
  }
  const unwatch = watchFolder(join(root, 'pages'), refresh)
  return {
    root,
    engine,
    live: () => live,
    cache: () => options.cache,
    version: () => version,
    problem: () => partsProblem ?? problem,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    take: (next) => {
      partsProblem = 'problem' in next ? next.problem : undefined
      if ('kit' in next) options = { kit: next.kit, cache: memoryCache(), origin } // what was kept is of other parts
      refresh()
    },
    close: unwatch,
  }
}
