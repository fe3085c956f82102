import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Both, type Choices, type FileClash, type Merge, mergeFile } from './mergeFiles.ts'
import type { FileContent } from './ownWork.ts'
import type { Repository } from './repository.ts'
import type { Git } from './runGit.ts'
import { stop } from './Trouble.ts'

export type TakeIn = {
  readonly git: Git
  readonly repository: Repository & { readonly branch: string }
  /** The commit to which the branch goes on. */
  readonly tip: string
  readonly read: (path: string) => FileContent
  /** What files said in a commit. */
  readonly contents: (commit: string, paths: readonly string[]) => ReadonlyMap<string, FileContent>
  readonly merge: Merge
  readonly choices: Choices
  /** Writes files of the site, all or none. */
  readonly write: (
    files: ReadonlyMap<string, { readonly before: FileContent; readonly after: FileContent }>,
  ) => void
}

/** Both have changed the same: what, for the author to choose. Nothing was done. */
export type TakenIn =
  | { readonly clashes: readonly FileClash[] }
  | { readonly merged: readonly string[] }

const names = (stdout: string): string[] => stdout.split('\0').filter((name) => name !== '')

const inTheWay = (said: string): never =>
  stop(
    'Others have published changes of files in which somebody’s unsaved work lies in this folder.',
    'Nothing of it was touched. Whoever works on these files commits them or puts them aside (git stash) in a terminal; then publish again.',
    said
      .split('\n')
      .map((line) =>
        /^error: (?:Entry '([^']+)'|Untracked working tree file '([^']+)')|^\t(.+)$/.exec(line),
      )
      .flatMap((found) => found?.[1] ?? found?.[2] ?? found?.[3] ?? [])
      .join('\n') || said,
  )

/** The entries of files in a commit, for `git update-index --index-info`. */
const entriesIn = async (
  git: Git,
  commit: string,
  paths: readonly string[],
  prefix: string,
): Promise<string> => {
  if (paths.length === 0) return ''
  const listed = names((await git(['ls-tree', '-r', '-z', commit, '--', ...paths])).stdout)
  const found = new Map(
    listed.map((line) => [
      line.slice(line.indexOf('\t') + 1),
      line.replace(/^(\d+) blob (\w+)\t.*$/s, '$1 $2'),
    ]),
  )
  return paths
    .map((path) => `${found.get(path) ?? `0 ${'0'.repeat(40)}`}\t${prefix}${path}\0`)
    .join('')
}

/** The files below `pages/` that the way to the tip changes, and that were changed here, too. */
const bothChanged = async (git: Git, head: string, tip: string): Promise<string[]> => {
  const there = names(
    (
      await git([
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--relative',
        head,
        tip,
        '--',
        'pages',
      ])
    ).stdout,
  )
  if (there.length === 0) return []
  const here = names(
    (await git(['diff', '--name-only', '-z', '--no-renames', '--relative', head, '--', ...there]))
      .stdout,
  )
  const unknown = names((await git(['ls-files', '-z', '--others', '--', ...there])).stdout)
  return [...new Set([...here, ...unknown])]
}

/**
 * Brings what others have published into the folder: the branch goes on to the tip, documents that were changed here, too, are put together by what they say.
 * Nothing is lost: where somebody's unsaved work lies in the way, nothing is done. Errors: `PublishTrouble`.
 */
export const takeIn = async ({
  git,
  repository,
  tip,
  read,
  contents,
  merge,
  choices,
  write,
}: TakeIn): Promise<TakenIn> => {
  const { head, branch, prefix } = repository
  const paths = await bothChanged(git, head, tip)
  const staged = names(
    (await git(['diff', '--cached', '--name-only', '-z', '--relative', head, '--', 'pages']))
      .stdout,
  ).filter((path) => paths.includes(path))
  if (staged.length > 0) inTheWay(staged.map((path) => `\t${path}`).join('\n'))
  const [base, theirs] = [contents(head, paths), contents(tip, paths)]
  const both = paths.map(
    (path): Both => ({
      path,
      base: base.get(path) ?? null,
      ours: read(path),
      theirs: theirs.get(path) ?? null,
    }),
  )
  const results = both.map((one) => ({ ...one, result: mergeFile(merge, one, choices) }))
  const clashes = results.flatMap(({ result }) => ('clash' in result ? [result.clash] : []))
  if (clashes.length > 0) return { clashes }
  const entries = await entriesIn(git, tip, paths, prefix)
  await tryOut(git, entries, head, tip)
  write(
    new Map(
      results.flatMap(({ path, ours, result }) =>
        'content' in result ? [[path, { before: ours, after: result.content }] as const] : [],
      ),
    ),
  )
  const steps: readonly (readonly [readonly string[], string])[] = [
    [['update-index', '-z', '--index-info'], entries],
    [['read-tree', '-m', '-u', head, tip], ''],
    [
      [
        'update-ref',
        '-m',
        'publish: took in what others have published',
        `refs/heads/${branch}`,
        tip,
        head,
      ],
      '',
    ],
  ]
  for (const [args, input] of steps) {
    const { status, said } = await git(args, { input })
    if (status !== 0)
      stop(
        'What others have published could not be brought into this folder.',
        'Another program may be at work on it: try again.',
        said,
      )
  }
  return { merged: paths }
}

/** Whether git could do it, tried on a copy of what it keeps of the folder. Errors: `PublishTrouble` where somebody's work is in the way. */
const tryOut = async (git: Git, entries: string, head: string, tip: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-publish-'))
  try {
    const index = (
      await git(['rev-parse', '--path-format=absolute', '--git-path', 'index'])
    ).stdout.trim()
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE)
    await git(['update-index', '-q', '--refresh'], { env })
    await git(['update-index', '-z', '--index-info'], { env, input: entries })
    const { status, said } = await git(['read-tree', '-m', '-u', '--dry-run', head, tip], { env })
    if (status !== 0) inTheWay(said)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
