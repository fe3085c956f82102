import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentsOf } from '../../store/applyUpdate.ts'
import { digest } from '../../store/digest.ts'
import { lookAt } from '../pages/lookAt.ts'

/** Files that an update writes, with their digests, and removes; paths that builds have written. */
type Update = {
  readonly write: Iterable<readonly [path: string, digest: string]>
  readonly remove: ReadonlySet<string>
  readonly owned: ReadonlySet<string>
}

/**
 * What an update would have to write over though no build has put it there: a file, a folder where a file has to be, or a file where a folder has to
 * be. What holds the very same is nobody's loss.
 */
export const foreignFiles = (target: string, { write, remove, owned }: Update): string[] => {
  const found = new Set<string>()
  const looked = new Set<string>()
  const isForeign = (path: string, wanted: string): boolean => {
    const full = join(target, path)
    const stat = lookAt(full)
    if (stat?.isDirectory())
      return readdirSync(full, { recursive: true, encoding: 'utf8' }).some((name) =>
        isLeft(`${path}/${name.replaceAll('\\', '/')}`),
      )
    return (
      stat !== undefined &&
      !owned.has(path) &&
      !(stat.isFile() && digest(readFileSync(full)) === wanted)
    )
  }
  const isLeft = (path: string) =>
    !remove.has(path) && lookAt(join(target, path))?.isDirectory() === false
  const isInTheWay = (parent: string) =>
    isLeft(parent) && lookAt(join(target, parent))?.isSymbolicLink() === false // a link may lead to a folder
  for (const [path, wanted] of write) {
    if (path.startsWith('.broadsheet/')) continue
    if (isForeign(path, wanted)) found.add(path)
    for (const parent of parentsOf(path)) {
      if (looked.has(parent)) continue
      looked.add(parent)
      if (isInTheWay(parent)) found.add(parent)
    }
  }
  return [...found].sort()
}
