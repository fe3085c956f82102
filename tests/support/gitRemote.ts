import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A bare repository with a branch `main`, and a clone of it that writes there. */
export type GitRemote = {
  readonly address: string
  /** Writes files (undefined: takes them away), commits all, and pushes. Gives the commit. */
  readonly push: (files: Readonly<Record<string, string | undefined>>) => string
}

/** Makes one in a folder. */
export const gitRemote = (folder: string): GitRemote => {
  const [address, work] = [join(folder, 'remote.git'), join(folder, 'work')]
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  mkdirSync(work, { recursive: true })
  git(folder, 'init', '-q', '--bare', '-b', 'main', address)
  git(work, 'init', '-q', '-b', 'main')
  return {
    address,
    push: (files) => {
      for (const [path, text] of Object.entries(files)) {
        if (text === undefined) rmSync(join(work, path), { force: true })
        else {
          mkdirSync(dirname(join(work, path)), { recursive: true })
          writeFileSync(join(work, path), text)
        }
      }
      git(work, 'add', '-A')
      git(work, 'commit', '-q', '--allow-empty', '-m', 'Change')
      git(work, 'push', '-q', address, 'main')
      return git(work, 'rev-parse', 'HEAD')
    },
  }
}
