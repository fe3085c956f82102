import { spawnSync } from 'node:child_process'
import { listPrograms, switchedOff } from './localPrograms.ts'

/** What a folder's git holds is read by plain git commands: no shell, no editor, no hook, no question, nothing written. */
const environment = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  LC_ALL: 'C',
}

/** What git answers; undefined where it refuses, or is not there. */
const git = (
  root: string,
  args: readonly string[],
  input?: string,
  more: Readonly<Record<string, string>> = {},
): Buffer | undefined => {
  const { status, stdout } = spawnSync('git', ['-c', 'core.fsmonitor=false', ...args], {
    cwd: root,
    env: { ...process.env, ...environment, ...more },
    input: input ?? '',
    maxBuffer: 2 ** 31 - 1,
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  })
  return status === 0 ? stdout : undefined
}

/** Compares the files of a folder with a commit, without a program that the repository names. */
const diff = (root: string, args: readonly string[]): Buffer | undefined =>
  git(
    root,
    [
      '-c',
      'core.quotePath=false',
      'diff',
      '--no-renames',
      '--no-ext-diff',
      '--no-textconv',
      '--relative',
      ...args,
    ],
    undefined,
    switchedOff(git(root, listPrograms)?.toString() ?? ''),
  )

const names = (answer: Buffer | undefined): string[] =>
  answer
    ? answer
        .toString()
        .split('\0')
        .filter((name) => name !== '')
    : []

/** The commit that a name stands for (`HEAD`, a branch, a tag); undefined where it stands for none, or the folder is in no git. */
export const commitAt = (root: string, name: string): string | undefined =>
  name.startsWith('-')
    ? undefined
    : git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
        ?.toString()
        .trim() || undefined

/** The commit at which a branch has left another one; undefined where they have none in common, as where only a part of the history is there. */
export const forkOf = (root: string, one: string, other: string): string | undefined =>
  git(root, ['merge-base', one, other])?.toString().trim() || undefined

export type CommitNote = { readonly short: string; readonly subject: string; readonly date: string }

/** A commit as people know it; `date` as year-month-day. */
export const noteOf = (root: string, commit: string): CommitNote | undefined => {
  const [short, date, subject] =
    git(root, ['show', '--no-patch', '--no-show-signature', '--format=%h%n%cs%n%s', commit])
      ?.toString()
      .split('\n') ?? []
  return short && date ? { short, date, subject: subject ?? '' } : undefined
}

/** The files of a folder that differ from a commit and are no part of the site's `pages/`: what git does not know is none of them. */
export const touchedBeside = (root: string, commit: string): string[] =>
  names(diff(root, ['--name-only', '-z', commit])).filter((path) => !path.startsWith('pages/'))

/** What has changed in the documents of a folder since a commit, as git tells it, without lines around; paths are the folder's own. */
export const hunksSince = (root: string, commit: string): string =>
  diff(root, ['--unified=0', '--no-prefix', '--no-color', commit, '--', 'pages'])?.toString() ?? ''

/** A file of a commit: its blob, or what it would be. */
type Blob = { readonly path: string; readonly id: string; readonly isLink: boolean }

/** The files below `pages/` of a folder in a commit, by path from that folder. */
export const filesAt = (root: string, commit: string): ReadonlyMap<string, Blob> => {
  const entries = names(git(root, ['ls-tree', '-r', '-z', commit, '--', 'pages'])).flatMap(
    (line): Blob[] => {
      const [, mode = '', type = '', id = '', path = ''] =
        /^(\d+) (\w+) (\w+)\t([\s\S]+)$/.exec(line) ?? []
      return type === 'blob' ? [{ path, id, isLink: mode === '120000' }] : []
    },
  )
  return new Map(entries.map((entry) => [entry.path, entry]))
}

/** The files below `pages/` that differ between a commit and the folder as it lies there, files that git does not know among them. */
export const touchedSince = (root: string, commit: string): string[] => {
  const changed = names(diff(root, ['--name-only', '-z', commit, '--', 'pages']))
  return [
    ...new Set([...changed, ...names(git(root, ['ls-files', '-z', '--others', '--', 'pages']))]),
  ]
}

/** What blobs hold, by their ids; asked for all at once. */
export const readBlobs = (root: string, ids: readonly string[]): ReadonlyMap<string, Buffer> => {
  const found = new Map<string, Buffer>()
  const answer =
    ids.length > 0 ? git(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`) : undefined
  for (let at = 0; answer && at < answer.length; ) {
    const end = answer.indexOf(10, at)
    const [id = '', type, size = ''] = answer
      .toString('latin1', at, end < 0 ? answer.length : end)
      .split(' ')
    if (end < 0 || type !== 'blob') {
      at = end < 0 ? answer.length : end + 1
      continue
    }
    found.set(id, answer.subarray(end + 1, end + 1 + Number(size)))
    at = end + 1 + Number(size) + 1
  }
  return found
}
