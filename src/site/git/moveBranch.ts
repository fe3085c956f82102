import { entryOf, indexLines } from './commitFiles.ts'
import type { Merge } from './mergeFiles.ts'
import type { FileContent } from './ownWork.ts'
import type { Repository } from './repository.ts'
import type { Git } from './runGit.ts'

const textOf = async (git: Git, id: string | undefined): Promise<string> =>
  id === undefined ? '' : (await git(['cat-file', 'blob', id])).stdout

/** What somebody has prepared of a document for a commit of theirs, with what is published now: else their commit would take it back. */
const prepared = async (
  git: Git,
  path: string,
  ids: { readonly head: string | undefined; readonly staged: string },
  now: FileContent,
  merge: Merge,
): Promise<FileContent | undefined> => {
  if (now === null || ids.head === undefined || !path.endsWith('.json')) return undefined
  const merged = merge(
    path,
    await textOf(git, ids.head),
    await textOf(git, ids.staged),
    now.toString(),
  )
  return merged && Buffer.from(merged.text)
}

/** Whether the branch went on; if not, whether it stood elsewhere by then, or git was at work in the folder: what was published is then taken in with the next publication. */
export type Moved = 'moved' | 'elsewhere' | 'busy'

/**
 * Lets the branch of the folder go on to a commit that was made of its files and has been taken by the remote. What others have prepared for a commit of
 * theirs stays prepared, on top of it. Branch and index go on together, or neither does: an index that is behind its branch would take back, with
 * anybody's next commit, what was published.
 */
export const moveBranch = async (
  git: Git,
  { prefix, head, branch }: Repository,
  commit: string,
  files: ReadonlyMap<string, FileContent>,
  merge: Merge,
): Promise<Moved> => {
  const next = new Map<string, FileContent>()
  for (const [path, content] of files) {
    const [, staged] =
      /^\d+ (\w+) 0\t/.exec((await git(['ls-files', '--stage', '-z', '--', path])).stdout) ?? []
    const before = (await entryOf(git, head, path))?.id
    const own =
      staged === before
        ? content
        : staged === undefined
          ? undefined
          : await prepared(git, path, { head: before, staged }, content, merge)
    if (own !== undefined) next.set(path, own)
  }
  const moved = await git(['update-ref', '-m', 'publish', `refs/heads/${branch}`, commit, head])
  if (moved.status !== 0) return 'elsewhere'
  const indexed = await git(['update-index', '-z', '--index-info'], {
    input: await indexLines(git, { on: commit, prefix, files: next }),
  })
  if (indexed.status !== 0) {
    await git(['update-ref', '-m', 'publish: later', `refs/heads/${branch}`, head, commit])
    return 'busy'
  }
  await git(['update-index', '-q', '--refresh'])
  return 'moved'
}
