import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** How long the folder must be still before it is read, in milliseconds: editors save in several steps. */
const settle = 25
/** How often it is looked at where the system tells nothing, as on network shares, in milliseconds. */
const every = 750

/** At most this share of the time is spent on that. */
const share = 1 / 30

/** The folders below `folder`, itself included, and a mark of each file's time and size. */
const survey = (folder: string): { folders: string[]; marks: Map<string, string> } => {
  const folders = [folder]
  const marks = new Map<string, string>()
  for (const place of folders) {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name)
      if (entry.isDirectory())
        folders.push(path) // a list is walked to its growing end
      else marks.set(path, markOf(path) ?? '')
    }
  }
  return { folders, marks }
}

const markOf = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() ? `${stat.mtimeMs}:${stat.size}` : undefined
}

/** The files that are other ones now; undefined where some have come or gone. */
const othersIn = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] | undefined => {
  const others = [...now].flatMap(([path, mark]) => (before.get(path) === mark ? [] : [path]))
  return before.size === now.size && others.every((path) => before.has(path)) ? others : undefined
}

/**
 * Calls `changed` whenever a file below a folder was saved, added, renamed or deleted: with the files, where all of them were there before. Gives the
 * function that ends it. A folder that is gone for a moment, as while a branch is switched, is looked for again.
 */
export const watchFolder = (
  folder: string,
  changed: (paths?: readonly string[]) => void,
): (() => void) => {
  const watchers = new Map<string, FSWatcher>()
  let marks: Map<string, string> = new Map()
  let waiting: NodeJS.Timeout | undefined
  let regular: NodeJS.Timeout | undefined
  /** What the system has named since the last look; undefined where it has told of something without a name. */
  let named: Set<string> | undefined = new Set()

  const follow = (folders: readonly string[]) => {
    for (const [path, watcher] of watchers) {
      if (folders.includes(path)) continue
      watcher.close()
      watchers.delete(path)
    }
    for (const path of folders) {
      if (watchers.has(path)) continue
      const watcher = watch(path, (_event, name) =>
        soon(name === null ? undefined : join(path, name)),
      )
      watcher.on('error', () => watchers.delete(path)) // the folder is gone; the next look follows what is there
      watchers.set(path, watcher)
    }
  }
  const look = (): string[] | undefined => {
    try {
      const found = survey(folder)
      follow(found.folders)
      const before = marks
      marks = found.marks
      return othersIn(before, marks)
    } catch {
      return [] // see above: the regular look tries again
    }
  }
  /** The named files that are other ones now; undefined where only a look at the whole folder tells. */
  const saved = (paths: ReadonlySet<string>): string[] | undefined => {
    const others: string[] = []
    for (const path of paths) {
      const [before, now] = [marks.get(path), markOf(path)]
      if ((before === undefined) !== (now === undefined) || (now === undefined && existsSync(path)))
        return undefined
      if (now !== undefined && now !== before) others.push(path)
    }
    for (const path of others) marks.set(path, markOf(path) ?? '')
    return others
  }
  const tell = (paths: readonly string[] | undefined) => {
    if (paths === undefined || paths.length > 0) changed(paths)
  }
  const soon = (path: string | undefined) => {
    if (path === undefined) named = undefined
    else named?.add(path)
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const paths = named && saved(named)
      named = new Set()
      tell(paths ?? look())
    }, settle)
  }
  const lookRegularly = (pause: number) => {
    regular = setTimeout(() => {
      const began = performance.now()
      tell(look())
      lookRegularly(Math.max(every, (performance.now() - began) / share))
    }, pause)
  }
  look()
  lookRegularly(every)
  return () => {
    clearTimeout(waiting)
    clearTimeout(regular)
    for (const watcher of watchers.values()) watcher.close()
  }
}
