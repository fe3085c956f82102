import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** How long the folder must be still before it is read, in milliseconds: editors save in several steps. */
const settle = 25
/** How often it is looked at where the system tells nothing, as on network shares, in milliseconds. */
const every = 750

/** The folders below `folder`, itself included, and a mark of all files' times and sizes. */
const survey = (folder: string): { folders: string[]; stamp: string } => {
  const folders = [folder]
  const marks: string[] = []
  for (const place of folders) {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name)
      if (entry.isDirectory())
        folders.push(path) // a list is walked to its growing end
      else marks.push(markOf(path))
    }
  }
  return { folders, stamp: marks.join('\n') }
}

const markOf = (path: string): string => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return `${path}:${stat?.mtimeMs}:${stat?.size}`
}

/**
 * Calls `changed` whenever a file below a folder was saved, added, renamed or deleted. Gives the function that ends it.
 * A folder that is gone for a moment, as while a branch is switched, is looked for again.
 */
export const watchFolder = (folder: string, changed: () => void): (() => void) => {
  const watchers = new Map<string, FSWatcher>()
  let stamp = ''
  let waiting: NodeJS.Timeout | undefined

  const follow = (folders: readonly string[]) => {
    for (const [path, watcher] of watchers) {
      if (folders.includes(path)) continue
      watcher.close()
      watchers.delete(path)
    }
    for (const path of folders) {
      if (watchers.has(path)) continue
      const watcher = watch(path, soon)
      watcher.on('error', () => watchers.delete(path)) // the folder is gone; the next look follows what is there
      watchers.set(path, watcher)
    }
  }
  const look = (): boolean => {
    try {
      const found = survey(folder)
      follow(found.folders)
      const before = stamp
      stamp = found.stamp
      return before !== stamp
    } catch {
      return false // see above: the regular look tries again
    }
  }
  const soon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      if (look()) changed()
    }, settle)
  }
  look()
  const regular = setInterval(() => {
    if (look()) changed()
  }, every)
  return () => {
    clearTimeout(waiting)
    clearInterval(regular)
    for (const watcher of watchers.values()) watcher.close()
  }
}
