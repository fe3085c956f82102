import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timeouts } from './remoteTip.ts'
import type { Git } from './runGit.ts'
import { stop } from './Trouble.ts'

export type Author = { readonly name: string; readonly email: string }

/** A commit that is to be made on another one: files by their paths from the site's folder; null for those that are removed. */
export type Commit = {
  readonly on: string
  readonly prefix: string
  readonly files: ReadonlyMap<string, Uint8Array | null>
  readonly message: string
  readonly author: Author
}

const must = async (
  git: Git,
  args: readonly string[],
  call: Parameters<Git>[1] = {},
): Promise<string> => {
  const { status, stdout, said } = await git(args, call)
  if (status === 0) return stdout.trim()
  return stop(
    'Git could not keep the changes.',
    'Show what it says to whoever set up this computer.',
    said,
  )
}

/** What git has for a file in a state: its mode and blob; undefined where it is not there. */
export const entryOf = async (
  git: Git,
  commit: string,
  path: string,
): Promise<{ readonly mode: string; readonly id: string } | undefined> => {
  const [, mode, id] =
    /^(\d+) blob (\w+)\t/.exec((await git(['ls-tree', '-z', commit, '--', path])).stdout) ?? []
  return mode && id ? { mode, id } : undefined
}

/** Lines for `git update-index --index-info`, which goes by paths from the top of the repository. */
export const indexLines = async (
  git: Git,
  { on, prefix, files }: Pick<Commit, 'on' | 'prefix' | 'files'>,
): Promise<string> => {
  const lines: string[] = []
  // Git takes no other length than that of the repository's own ids, SHA-1 or SHA-256.
  const nothing = '0'.repeat(on.length)
  for (const [path, content] of files) {
    if (content === null) lines.push(`0 ${nothing}\t${prefix}${path}\0`)
    else {
      const id = await must(git, ['hash-object', '-w', '--stdin', `--path=${path}`], {
        input: content,
      })
      lines.push(`${(await entryOf(git, on, path))?.mode ?? '100644'} ${id}\t${prefix}${path}\0`)
    }
  }
  return lines.join('')
}

/** What the checks of a repository say, without the lines that git adds. */
const refusal = (said: string): string => said.replace(/^(hint|warning): .*\n?/gm, '').trim()

/**
 * Makes a commit of just these files on another commit, and gives it. Neither the branch nor what lies in the folder, nor what others have prepared there
 * for a commit of theirs is touched: git works in a worktree of its own, which has no files; its checks (hooks) run in the folder itself, as for anyone.
 * Errors: `PublishTrouble` where they refuse.
 */
export const commitFiles = async (
  git: Git,
  commit: Commit,
  { checks }: Timeouts,
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-publish-'))
  const place = join(folder, 'worktree')
  try {
    await must(git, ['worktree', 'add', '--no-checkout', '--detach', '--', place, commit.on])
    const env = {
      GIT_DIR: await must(git, ['-C', place, 'rev-parse', '--absolute-git-dir']),
      GIT_WORK_TREE: await must(git, ['rev-parse', '--show-toplevel']),
    }
    await must(git, ['read-tree', commit.on], { env })
    await must(git, ['update-index', '-z', '--index-info'], {
      env,
      input: await indexLines(git, commit),
    })
    if ((await git(['diff-index', '--cached', '--quiet', commit.on], { env })).status === 0)
      return commit.on
    const { name, email } = commit.author
    const names = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    }
    const made = await git(['commit', '--quiet', '--cleanup=whitespace', '--file=-'], {
      env: { ...env, ...names },
      input: `${commit.message}\n`,
      timeout: checks,
    })
    if (made.status === undefined)
      stop(
        'The checks of this repository did not come to an end.',
        'Show this to whoever set them up (the hooks of git). Nothing was published.',
        made.said,
      )
    if (/failed to sign|signing failed/i.test(made.said))
      stop(
        'The changes could not be signed: commits are signed on this computer, and that did not work.',
        'Unlock the key as for any commit (type git commit in a terminal once), or ask whoever set the signing up. Nothing was published.',
        refusal(made.said),
      )
    if (made.status !== 0)
      stop(
        'A check of this repository does not let the changes through.',
        'What it says is below. Mend that, then publish again; or show it to whoever set the check up.',
        refusal(made.said + made.stdout),
      )
    return await must(git, ['rev-parse', 'HEAD'], { env })
  } finally {
    await git(['worktree', 'remove', '--force', '--', place]) // only ours: others' may lie on a disk that is not there at the moment
    rmSync(folder, { recursive: true, force: true })
  }
}
