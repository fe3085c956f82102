import type { Origin } from '../store/readStates.ts'
import type { Git } from './runGit.ts'

/** A state of the site that was published or kept, with the one before it. */
export type Version = {
  readonly id: string
  /** When, as ISO 8601 says it. */
  readonly at: string
  readonly by: string
  readonly summary: string
  readonly before: Origin
  readonly after: Origin
  /** Of one file's history: what the file was called then. */
  readonly path?: string | undefined
}

/** What git calls a state without any file. */
const nothing = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const format = `%x1e${['%H', '%P', '%aI', '%an', '%s'].join('%x1f')}%x1f`

/** The versions of a site's pages, or of one file through all its names, that lead to a commit, the last one first; at most so many. */
export const versionsInGit = async (
  git: Git,
  commit: string,
  limit: number,
  file?: string,
): Promise<readonly Version[]> => {
  const follow = file === undefined ? [] : ['--follow', '--name-only', '--relative']
  const { stdout } = await git([
    'log',
    '-z',
    '--no-show-signature',
    `--max-count=${limit}`,
    `--format=${format}`,
    ...follow,
    '--end-of-options',
    commit,
    '--',
    file ?? 'pages',
  ])
  return stdout.split('\u001e').flatMap((entry): Version[] => {
    const [id, parents = '', at, by = '', summary = '', names = ''] = entry.split('\u001f')
    if (!id || !at) return []
    const path = names
      .split('\0')
      .find((name) => name.trim() !== '')
      ?.trimStart()
    return [
      {
        id,
        at,
        by,
        summary,
        before: { commit: parents.split(' ')[0] || nothing },
        after: { commit: id },
        ...(path ? { path } : {}),
      },
    ]
  })
}
