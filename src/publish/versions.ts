import type { Origin } from '../files/readStates.ts'
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
}

/** What git calls a state without any file. */
const nothing = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const format = ['%H', '%P', '%aI', '%an', '%s'].join('%x1f')

/** The versions of a site's pages, or of one file, that lead to a commit, the last one first; at most so many. */
export const versionsInGit = async (git: Git, commit: string, most: number, file?: string): Promise<readonly Version[]> => {
  const follow = file === undefined ? [] : ['--follow']
  const { stdout } = await git([
    'log',
    '-z',
    '--no-show-signature',
    `--max-count=${most}`,
    `--format=${format}`,
    ...follow,
    '--end-of-options',
    commit,
    '--',
    file ?? 'pages',
  ])
  return stdout.split('\0').flatMap((line): Version[] => {
    const [id, parents = '', at, by = '', summary = ''] = line.split('\u001f')
    if (!id || !at) return []
    return [{ id, at, by, summary, before: { commit: parents.split(' ')[0] || nothing }, after: { commit: id } }]
  })
}
