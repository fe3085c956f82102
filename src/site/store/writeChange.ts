import {
  accessSync,
  constants,
  copyFileSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Applied } from '../../core/edits/apply.ts'
import { type Content, WriteProblem } from '../../core/edits/change.ts'
import { applyUpdate, commitUpdate, nextFolder, takeBackUpdate } from './applyUpdate.ts'
import { removeEmpty, tryLock } from './folderLock.ts'
import { makeFolder } from './makeFolder.ts'
import { pause } from './pause.ts'
import { refuseOutside } from './refuseOutside.ts'

/** How long a command waits for another one that is writing, in milliseconds. */
const lockTimeout = 10_000

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/** Whether a file is as it was when the change was made of it; a text that could not be decoded is not. */
const isAsBefore = (path: string, before: Content | undefined): boolean => {
  if (before === undefined || (typeof before !== 'string' && 'of' in before))
    return isThere(path) === (before !== undefined)
  return isThere(path) && readFileSync(path).equals(Buffer.from(before))
}

/** Errors: `WriteProblem` for a path that is none of a site's own. */
const refuseStrange = (path: string): void => {
  if (!path.startsWith('pages/') || posix.normalize(path) !== path || path.includes('\\'))
    throw new WriteProblem({ code: 'notOfSite', data: { path } })
}

const stage = (root: string, path: string, content: Content): void => {
  const beside = join(root, nextFolder, path)
  makeFolder(dirname(beside))
  if (typeof content !== 'string' && 'of' in content) copyFileSync(join(root, content.of), beside)
  else writeFileSync(beside, content)
}

const bytesAt = (path: string): Buffer | undefined =>
  isThere(path) ? readFileSync(path) : undefined

/** Puts the new files beside their places; none where one of them finds no room, or would not be let into its place. */
const stageAll = (
  root: string,
  changed: readonly (readonly [string, Content | undefined])[],
): void => {
  try {
    for (const [path] of changed)
      if (isThere(join(root, path))) accessSync(join(root, path), constants.W_OK) // a file that may only be read would be replaced by the move all the same
    for (const [path, content] of changed) if (content !== undefined) stage(root, path, content)
  } catch (error) {
    rmSync(join(root, nextFolder), { recursive: true, force: true })
    throw error
  }
}

const lock = (root: string): (() => void) => {
  for (const end = Date.now() + lockTimeout; Date.now() < end; pause()) {
    const release = tryLock(root)
    if (release) return release
  }
  throw new WriteProblem({ code: 'otherWriting', data: { root } })
}

/**
 * Writes what a change has come to below a site's root folder, all of it or nothing: a command that is killed meanwhile leaves the site as it
 * was, or a journal by which the next one finishes the work. Errors: `WriteProblem` where a file is not as it was when the change was made, or would
 * lie outside of the site; the system's where it can't be written. Nothing is changed then.
 */
export const writeChange = (
  root: string,
  { before, files }: Pick<Applied, 'before' | 'files'>,
): void => {
  const changed = [...files].filter(([path, content]) => content !== before.get(path))
  for (const [path] of changed) refuseStrange(path)
  if (changed.length === 0) return
  refuseOutside(
    root,
    changed.map(([path]) => path),
  )
  const release = lock(root)
  try {
    applyUpdate(root) // what a killed command has left
    const other = changed.find(([path]) => !isAsBefore(join(root, path), before.get(path)))
    if (other) throw new WriteProblem({ code: 'changedMeanwhile', data: { file: other[0] } })
    const old = new Map(changed.map(([path]) => [path, bytesAt(join(root, path))]))
    stageAll(root, changed)
    const paths = (isGone: boolean) =>
      changed.flatMap(([path, content]) => ((content === undefined) === isGone ? [path] : []))
    try {
      commitUpdate(root, { write: paths(false), remove: paths(true) })
      applyUpdate(root)
    } catch (error) {
      takeBackUpdate(root, old)
      throw error
    }
  } finally {
    release()
    removeEmpty(join(root, '.broadsheet'))
  }
}
