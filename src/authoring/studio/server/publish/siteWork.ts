import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { mergeTexts } from '../../../../content/changes/merge/mergeTexts.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import type { Merge } from '../../../../site/git/mergeFiles.ts'
import type { FileContent, OwnWork, Share } from '../../../../site/git/ownWork.ts'
import { shareOf } from '../../../../site/git/ownWork.ts'
import { filesAt, readBlobs, touchedSince } from '../../../../site/store/git.ts'
import { contentOf } from '../history/contentOf.ts'
import type { History } from '../history/history.ts'
import { isWritable } from '../history/writablePlace.ts'

/** What a file of the site holds now. */
export const readContents =
  (root: string) =>
  (path: string): FileContent => {
    const content = contentOf(root, path)
    return content === undefined ? null : Buffer.from(content)
  }

/** What files said in a commit of the folder's git. */
export const contentsAt =
  (root: string) =>
  (commit: string, paths: readonly string[]): ReadonlyMap<string, FileContent> => {
    const files = filesAt(root, commit)
    const blobs = readBlobs(root, [...new Set(paths.flatMap((path) => files.get(path)?.id ?? []))])
    return new Map(paths.map((path) => [path, blobs.get(files.get(path)?.id ?? '') ?? null]))
  }

export const mergeWith =
  (kit: Kit): Merge =>
  (path, base, ours, theirs, choose) =>
    mergeTexts(kit, path, { base, ours, theirs }, choose)

const isLink = (root: string, path: string): boolean =>
  lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/** Files that differ from a commit, whose the differences are, and what the files said in it. */
type SiteWork = {
  readonly shares: readonly Share[]
  readonly published: ReadonlyMap<string, FileContent>
}

/** What differs in a site from a commit: of files that the studio may write, links left out. */
export const siteWork = (
  root: string,
  kit: Kit,
  { contents }: History,
  own: OwnWork,
  head: string,
): SiteWork => {
  const paths = touchedSince(root, head).filter((path) => isWritable(path) && !isLink(root, path))
  const published = contentsAt(root)(head, paths)
  const read = readContents(root)
  const shares = paths.toSorted().map((path) =>
    shareOf({
      path,
      stretches: Object.hasOwn(own, path) ? (own[path] ?? []) : [],
      published: published.get(path) ?? null,
      now: read(path),
      find: contents.find,
      merge: mergeWith(kit),
    }),
  )
  return { shares, published }
}
