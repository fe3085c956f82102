import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const git = async (root: string, ...args: string[]): Promise<string | undefined> => {
  try {
    const { stdout } = await run('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {
      maxBuffer: 1 << 30,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    })
    return stdout
  } catch {
    return undefined // no git, or no repository: dates then come from the documents alone
  }
}

/**
 * When each document was last changed, by its path from the site's root, as git has it: `2026-01-31T09:30:00+05:30`.
 * Documents that differ from what was committed are left out, and so are all where only a part of the history is there:
 * every file would seem as young as the oldest commit at hand. Never the build's own time.
 */
export const lastChanged = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const dates = new Map<string, string>()
  const shallow = await git(root, 'rev-parse', '--is-shallow-repository')
  if (shallow?.trim() !== 'false') return dates
  const [log, changed] = await Promise.all([
    git(
      root,
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--relative',
      '--no-renames',
      '--',
      'pages',
    ),
    git(root, 'status', '--porcelain', '--untracked-files=all', '-z', '--', 'pages'),
  ])
  for (const commit of (log ?? '').split('\0').slice(1)) {
    const [date = '', ...paths] = commit.split('\n')
    for (const path of paths) if (path !== '' && !dates.has(path)) dates.set(path, date)
  }
  const prefix = ((await git(root, 'rev-parse', '--show-prefix')) ?? '').trim()
  for (const entry of (changed ?? '').split('\0')) dates.delete(entry.slice(3).replace(prefix, ''))
  return dates
}
