import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { memoryCache } from '../../content/lint/cache/memoryCache.ts'
import type { AnalysisCache } from '../../content/lint/project/lintSteps.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Asset, SourceFile, Sources } from '../../core/document/sources.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import type { Day } from '../../core/model/site/shownOn.ts'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { cacheFileOf } from '../../site/store/cacheFile.ts'
import { readSite } from '../../site/store/readSite.ts'
import { watchFolder } from '../../site/store/watchFolder.ts'
import { type LiveOptions, type LiveSite, nextLiveSite, relinted } from './liveSite.ts'
import { withDocuments } from './withDocuments.ts'

/** The site that is being written, kept up with its files. */
export type Workspace = {
  readonly root: string
  readonly engine: Engine
  readonly live: () => LiveSite
  /** The same, with all that lint finds in it as it is now: in `live` that comes some moments after a change. For those who are told once and wait for it. */
  readonly checked: () => LiveSite
  /** What lint remembers of the documents, for those who ask what it would find. */
  readonly cache: () => AnalysisCache
  /** Grows with each change of the files; what lint finds in them later is none. */
  readonly version: () => number
  /** Why the files could not be taken up, where that failed; then `live` is what it was before. */
  readonly problem: () => string | undefined
  /** Calls back after every change; gives the function that ends that. */
  readonly onChange: (listener: () => void) => () => void
  /** Tells all who follow the site that something about it has changed beside its files. */
  readonly announce: () => void
  /** Takes up the files at once, without waiting for the system to tell of a change. */
  readonly refresh: () => void
  /** Takes up files that were just written as soon as somebody asks for the site: their documents first, what is found in all of them soon after. */
  readonly wrote: (paths: readonly string[]) => void
  /** Goes on with another kit, after the site's own parts have changed; or says why it can't. */
  readonly take: (next: { readonly kit: LintKit } | { readonly problem: string }) => void
  readonly close: () => void
}

export type WorkspaceOptions = {
  readonly kit: LintKit
  readonly root: string
  readonly engine: Engine
  readonly origin?: string | undefined
  /** The day that the site is shown and judged for: the office's, which changes while the desk is open, or one that was asked for. */
  readonly day: () => Day
  readonly report: (line: string) => void
}

const isSameText = (one: SourceFile, other: SourceFile | undefined) =>
  one === other || (one.path === other?.path && one.text === other.text)
/** A picture that was just written has no stamp yet; then its size tells. */
const isSameAsset = (one: Asset, other: Asset | undefined) =>
  one === other ||
  ((one.stamp ?? other?.stamp) === (other?.stamp ?? one.stamp) &&
    JSON.stringify({ ...one, stamp: 0 }) === JSON.stringify({ ...other, stamp: 0 }))

/** Whether two looks at a folder have found the same. */
const isSame = (one: Sources, other: Sources): boolean =>
  one.files.length === other.files.length &&
  one.assets.length === other.assets.length &&
  one.files.every((file, index) => isSameText(file, other.files[index])) &&
  one.assets.every((asset, index) => isSameAsset(asset, other.assets[index])) &&
  JSON.stringify(one.unread) === JSON.stringify(other.unread)

/**
 * How long after it was told of a change lint waits to look at all documents, in milliseconds. Whoever made it in the studio had the page with the answer;
 * where another program has written, those who look at the page are told first and ask for it in between.
 */
const breath = { here: 10, elsewhere: 60 } as const
/** How long a change is kept from those who follow the site, in milliseconds: whoever made it has the answer first, and need not ask for what it brings along. */
const headStart = 20

/** The texts of documents that the site has, as they are now; undefined where one of the files is none, or is gone. */
const textsOf = (
  root: string,
  { files }: Sources,
  paths: ReadonlySet<string>,
): SourceFile[] | undefined => {
  const known = files.filter(({ path }) => paths.has(path))
  if (known.length < paths.size) return undefined
  try {
    return known.flatMap((file) => {
      const text = readFileSync(join(root, file.path), 'utf8')
      return text === file.text ? [] : [{ path: file.path, text }]
    })
  } catch {
    return undefined
  }
}

/** Opens a site's folder for writing. Errors: throws where there is no `pages/` folder, and where a lint rule fails. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what it returns shares one state, which is to become an object of its own
export const openWorkspace = ({
  kit,
  root,
  engine,
  origin,
  day,
  report,
}: WorkspaceOptions): Workspace => {
  const cacheFile = cacheFileOf(root, engine)
  let options: Omit<LiveOptions, 'today'> = {
    kit,
    cache: cacheFile?.cache ?? memoryCache(),
    origin,
  }
  let partsProblem: string | undefined
  const listeners = new Set<() => void>()
  let drawnFor: Day | undefined
  const next = (before?: LiveSite) => {
    const sources = readSite(root, { before: before?.sources })
    const today = day()
    if (!before || taken !== options || drawnFor !== today || !isSame(before.sources, sources)) {
      drawnFor = today
      return nextLiveSite(sources, { ...options, today }, before)
    }
    return isHasty ? relinted(before, { ...options, today }) : before
  }
  /** The options with which `live` was made. */
  let taken = options
  /** Whether lint has still to look at all documents of `live`. */
  let isHasty = false
  /** What was written and is not taken up yet. */
  let waiting = new Set<string>()
  /** What was written is taken up by whoever asks first, and is to be told all the same. */
  let isUntold = false
  let soon: NodeJS.Timeout | undefined
  let live = next()
  cacheFile?.save()
  let version = Date.now() // so that none is had twice, whoever starts the server anew
  let problem: string | undefined
  const attempt = (work: () => void) => {
    try {
      work()
      problem = undefined
    } catch (error) {
      problem = errorMessage(error)
      report(problem)
    }
  }
  const tell = () => {
    isUntold = false
    for (const listener of listeners) listener()
  }
  const whole = (before: LiveSite) => {
    const now = next(before)
    isHasty = false
    taken = options
    return now
  }
  const update = (isTold: boolean) => {
    clearTimeout(soon)
    waiting = new Set()
    const [before, failed] = [live, problem]
    attempt(() => {
      live = whole(live)
    })
    if (live === before && problem === undefined && failed === undefined && !isTold && !isUntold)
      return // the watcher tells of what the studio has written itself
    if (live.sources !== before.sources || isTold) version += 1
    tell()
    cacheFile?.save() // nobody who waits for the page has to wait for this
  }
  const refresh = () => update(false)
  /** Takes up what was written: documents by themselves where that can be. */
  const takeUp = () => {
    if (waiting.size === 0) return
    const paths = waiting
    waiting = new Set()
    attempt(() => {
      const changed = taken === options ? textsOf(root, live.sources, paths) : undefined
      if (changed?.length === 0) return
      const quick = changed && withDocuments(live, changed, { ...options, today: day() })
      live = quick ?? whole(live)
      isHasty = quick !== undefined
    })
  }
  const lookAtAll = () => {
    takeUp()
    if (!isHasty) return
    attempt(() => {
      live = relinted(live, { ...options, today: day() })
      isHasty = false
    })
    tell()
    cacheFile?.save()
  }
  const wrote = (paths: readonly string[], by: keyof typeof breath = 'here') => {
    for (const path of paths) waiting.add(path)
    isUntold = true
    version += 1
    clearTimeout(soon)
    soon = setTimeout(() => {
      takeUp()
      tell()
      soon = setTimeout(lookAtAll, breath[by])
    }, headStart)
  }
  /** The watcher tells of what the studio has written itself, too. */
  const changed = (paths: readonly string[] | undefined) => {
    takeUp()
    const own =
      paths &&
      textsOf(
        root,
        live.sources,
        new Set(paths.map((path) => relative(root, path).split(sep).join('/'))),
      )
    if (!own) refresh()
    else if (own.length > 0)
      wrote(
        own.map(({ path }) => path),
        'elsewhere',
      )
  }
  const unwatch = watchFolder(join(root, 'pages'), changed)
  const clock = setInterval(() => {
    if (day() !== drawnFor) refresh() // midnight has passed at the office
  }, 30_000)
  clock.unref()
  return {
    root,
    engine,
    live: () => {
      takeUp()
      return live
    },
    checked: () => {
      lookAtAll()
      return live
    },
    cache: () => options.cache,
    version: () => version,
    problem: () => partsProblem ?? problem,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce: () => {
      version += 1
      tell()
    },
    refresh,
    wrote: (paths) => wrote(paths),
    take: (next) => {
      partsProblem = 'problem' in next ? next.problem : undefined
      if ('kit' in next) options = { kit: next.kit, cache: memoryCache(), origin } // what was kept is of other parts
      update(true)
    },
    close: () => {
      clearTimeout(soon)
      clearInterval(clock)
      unwatch()
    },
  }
}
