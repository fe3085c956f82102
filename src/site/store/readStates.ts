import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { States } from '../../content/changes/states.ts'
import { isPathPassedOver } from '../../core/document/passedOver.ts'
import { assetsFolder } from '../../core/document/sources.ts'
import type { Content, ReadFile } from '../../core/edits/change.ts'
import { commitAt, filesAt, readBlobs, touchedSince } from './git.ts'

/** A state of a site: a commit of the git that its folder is in, or a folder that holds its `pages/`. */
export type Origin = { readonly commit: string } | { readonly folder: string }

/** As in readSite.ts: larger files are known by their place alone. In bytes. */
const tooLarge = 50_000_000

const isDocument = (path: string) => path.endsWith('.json') && !path.startsWith(`${assetsFolder}/`)

const isFolderOfSite = (folder: string): boolean =>
  statSync(join(folder, 'pages'), { throwIfNoEntry: false })?.isDirectory() ?? false

const contentOf = (path: string, bytes: Uint8Array): Content =>
  isDocument(path) ? Buffer.from(bytes).toString() : bytes

/** Reads files of a folder; links that lead out of its `pages/` are not followed. */
const folderReader =
  (folder: string): ReadFile =>
  (path) => {
    try {
      const whole = realpathSync(join(folder, path))
      if (
        lstatSync(join(folder, path)).isSymbolicLink() &&
        !whole.startsWith(realpathSync(join(folder, 'pages')) + sep)
      )
        return undefined
      const { size } = statSync(whole)
      return size >= tooLarge ? { of: path } : contentOf(path, readFileSync(whole))
    } catch {
      return undefined // it is not there, or may not be read
    }
  }

const commitReader = (
  root: string,
  commit: string,
  touched: readonly string[],
): { readonly read: ReadFile; readonly paths: readonly string[] } => {
  const files = filesAt(root, commit)
  const blobs = new Map(
    readBlobs(root, [...new Set(touched.flatMap((path) => files.get(path)?.id ?? []))]),
  )
  const read: ReadFile = (path) => {
    const file = files.get(path)
    if (!file || file.isLink) return undefined
    const bytes = blobs.get(file.id) ?? readBlobs(root, [file.id]).get(file.id)
    if (bytes) blobs.set(file.id, bytes)
    return bytes && contentOf(path, bytes)
  }
  return { read, paths: [...files.keys()] }
}

const pathsIn = (folder: string): string[] =>
  isFolderOfSite(folder)
    ? readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true }).flatMap(
        (entry) =>
          entry.isDirectory()
            ? []
            : [
                join(entry.parentPath, entry.name)
                  .slice(folder.length + 1)
                  .split(sep)
                  .join('/'),
              ],
      )
    : []

/** The paths of files that may differ. */
const touchedBetween = (root: string, from: Origin, to: Origin): string[] => {
  if ('commit' in from && 'commit' in to) {
    const [old, now] = [filesAt(root, from.commit), filesAt(root, to.commit)]
    return [...new Set([...old.keys(), ...now.keys()])].filter(
      (path) => old.get(path)?.id !== now.get(path)?.id,
    )
  }
  if ('commit' in from && 'folder' in to && to.folder === root)
    return touchedSince(root, from.commit)
  const paths = (origin: Origin) =>
    'commit' in origin ? [...filesAt(root, origin.commit).keys()] : pathsIn(origin.folder)
  return [...new Set([...paths(from), ...paths(to)])]
}

/** What a name stands for: a commit, or a folder that holds a site (seen from `root` or from where the command runs); undefined for neither. */
export const originAt = (
  root: string,
  name: string,
  folders: readonly string[],
): Origin | undefined => {
  const commit = /^\.{0,2}[/\\]/.test(name) ? undefined : commitAt(root, name)
  if (commit !== undefined) return { commit }
  const folder = folders.find(isFolderOfSite)
  return folder === undefined ? undefined : { folder }
}

/**
 * Two states of a site, for `changesBetween`. `outlines` gives those of the second state; it is handed what reads it and all its paths.
 * What is the same in both is not opened.
 */
export const readStates = (
  root: string,
  from: Origin,
  to: Origin,
  outlines: (read: ReadFile, paths: readonly string[]) => ReturnType<States['outlines']>,
): States => {
  const touched = touchedBetween(root, from, to).filter((path) => !isPathPassedOver(path))
  const isTouched = new Set(touched)
  const readerOf = (origin: Origin) =>
    'commit' in origin
      ? commitReader(root, origin.commit, touched)
      : { read: folderReader(origin.folder), paths: undefined }
  const [old, now] = [readerOf(from), readerOf(to)]
  return {
    touched,
    before: (path) => (isTouched.has(path) ? old.read(path) : now.read(path)),
    after: now.read,
    outlines: () => outlines(now.read, now.paths ?? ('folder' in to ? pathsIn(to.folder) : [])),
  }
}
