import { join } from 'node:path'
import type { Asset, SourceFile, Sources } from '../document/sources.ts'
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

const isSameText = (one: SourceFile, other: SourceFile | undefined) => one === other || (one.path === other?.path && one.text === other.text)
/** A picture that was just written has no stamp yet; then its size tells. */
const isSameAsset = (one: Asset, other: Asset | undefined) =>
  one === other ||
  ((one.stamp ?? other?.stamp) === (other?.stamp ?? one.stamp) && JSON.stringify({ ...one, stamp: 0 }) === JSON.stringify({ ...other, stamp: 0 }))

/** Whether two looks at a folder have found the same. */
const isSame = (one: Sources, other: Sources): boolean =>
  one.files.length === other.files.length &&
  one.assets.length === other.assets.length &&
  one.files.every((file, index) => isSameText(file, other.files[index])) &&
  one.assets.every((asset, index) => isSameAsset(asset, other.assets[index])) &&
  JSON.stringify(one.unread) === JSON.stringify(other.unread)

/** Opens a site's folder for writing. Errors: throws where there is no `pages/` folder, and where a lint rule fails. */
export const openDesk = ({ kit, root, engine, origin, report }: DeskOptions): Desk => {
  const cacheFile = cacheFileOf(root, engine)
  let options: LiveOptions = { kit, cache: cacheFile?.cache ?? memoryCache(), origin }
  let partsProblem: string | undefined
  const listeners = new Set<() => void>()
  const next = (before?: LiveSite) => {
    const sources = readSite(root, { before: before?.sources })
    return before && taken === options && isSame(before.sources, sources) ? before : nextLiveSite(sources, options, before)
  }
  /** The options with which `live` was made. */
  let taken = options
  let live = next()
  cacheFile?.save()
  let version = 1
  let problem: string | undefined
  const update = (isTold: boolean) => {
    try {
      const now = next(live)
      if (now === live && problem === undefined && !isTold) return // the watcher tells of what the studio has written itself
      live = now
      taken = options
      problem = undefined
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      report(problem)
    }
    version += 1
    for (const listener of listeners) listener()
    cacheFile?.save() // nobody who waits for the page has to wait for this
  }
  const refresh = () => update(false)
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
      update(true)
    },
    close: unwatch,
  }
}
