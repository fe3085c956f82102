import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Git of the tests is nobody's: no name, no helper, no hooks but those of a test. */
const environment = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
}
Object.assign(process.env, environment)

export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ravi', '-c', 'user.email=ravi@spoke.shop', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** A site in git, with a bare remote beside it, and a clone of somebody else's. */
export type Site = {
  readonly root: string
  readonly remote: string
  readonly other: string
  readonly end: () => void
}

/** Puts the site of a folder into git, with ids of the usual kind or of the longer one. */
export const siteInGit = (root: string, ids: 'sha1' | 'sha256' = 'sha1'): Site => {
  const kind = `--object-format=${ids}`
  const beside = mkdtempSync(join(tmpdir(), 'broadsheet-remote-'))
  const [remote, other] = [join(beside, 'site.git'), join(beside, 'other')]
  writeFileSync(join(root, '.gitignore'), 'data/\ndist/\n')
  git(beside, 'init', '--quiet', kind, '--bare', '--initial-branch=main', remote)
  git(root, 'init', '--quiet', kind, '--initial-branch=main')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'The site')
  git(root, 'remote', 'add', 'origin', remote)
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  git(beside, 'clone', '--quiet', remote, other)
  const end = () => {
    for (const folder of [root, beside]) rmSync(folder, { recursive: true, force: true })
  }
  return { root, remote, other, end }
}

/** Replaces words of a file, as somebody with a text editor does. */
export const rewrite = (root: string, path: string, from: string, to: string): void => {
  const text = readFileSync(join(root, path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not say ${from}`)
  writeFileSync(join(root, path), text.replace(from, to))
}

/** Somebody else publishes other words. */
export const othersPublish = ({ other }: Site, path: string, from: string, to: string): void => {
  git(other, 'pull', '--quiet')
  rewrite(other, path, from, to)
  git(other, 'commit', '--quiet', '--all', '-m', `${from} is ${to}`)
  git(other, 'push', '--quiet')
}

/** A check of a repository: it says something and refuses, or not. */
export const hook = (folder: string, name: string, script: string): void => {
  const path = join(folder, 'hooks', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

export const append = (root: string, path: string, text: string): void =>
  appendFileSync(join(root, path), text)

/** Files and message of the last commit of a branch, as they stand in a repository. */
export const lastCommitIn = (folder: string, branch = 'main') => ({
  files: git(folder, 'show', '--name-only', '--format=', branch).split('\n').filter(Boolean),
  message: git(folder, 'show', '--no-patch', '--format=%B', branch),
  by: git(folder, 'show', '--no-patch', '--format=%an <%ae>', branch),
})

export const fileIn = (folder: string, path: string, at = 'main'): string =>
  git(folder, 'show', `${at}:${path}`)
