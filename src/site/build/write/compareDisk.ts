import { readFileSync } from 'node:fs'
import { digest } from '../../store/digest.ts'
import { lookAt } from '../pages/lookAt.ts'
import type { BuildRecord, OnDisk } from './buildRecord.ts'

/** What became of the files that a build left: those that are as it left them, and the paths of all others. */
export type Compared = {
  readonly same: ReadonlyMap<string, OnDisk>
  readonly amiss: readonly string[]
}

/**
 * Compares what a build wrote with what is there. A file of the same size and time is taken for the same; one of the same size under another time, as
 * after a copy of the folder, is read, and so is each of them with `verify`.
 */
export const compareDisk = (
  folder: string,
  disk: BuildRecord['disk'],
  verify = false,
): Compared => {
  const same = new Map<string, OnDisk>()
  const amiss: string[] = []
  for (const [path, own] of disk) {
    const [known, size, modified] = own
    const full = `${folder}/${path}` // `join` would tidy each of thirty thousand paths
    const stat = lookAt(full)
    if (
      stat?.isFile() &&
      stat.size === size &&
      ((!verify && stat.mtimeMs === modified) || digest(readFileSync(full)) === known)
    )
      same.set(path, stat.mtimeMs === modified ? own : [known, size, stat.mtimeMs])
    else amiss.push(path)
  }
  return { same, amiss }
}
