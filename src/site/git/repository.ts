import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Git } from './runGit.ts'
import type { Trouble } from './Trouble.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Where a folder publishes to: a branch of a remote. */
export type Target = {
  readonly remote: string
  readonly branch: string
  /** The remote's address without secrets. */
  readonly address: string
  /** The branch from which the remote's site is made, as far as git knows. */
  readonly main: string | undefined
}

/** The repository that a site's folder is in. */
export type Repository = {
  /** The folder of the site in it: '' or `site/`. */
  readonly prefix: string
  readonly head: string
  /** The branch that is checked out; undefined where it is none. */
  readonly branch: string | undefined
  readonly target: Target | undefined
  readonly author: { readonly name: string; readonly email: string } | undefined
}

export type FoundRepository =
  | { readonly repository: Repository }
  | { readonly trouble: Trouble }
  | { readonly none: 'program' | 'repository' }

const line = async (git: Git, ...args: string[]): Promise<string | undefined> => {
  const { status, stdout } = await git(args)
  return status === 0 ? stdout.replace(/\r?\n$/, '') || undefined : undefined
}

/** What git is set to, as far as it concerns publishing: keys as it writes them (sections and last parts in small letters), the last value of each. */
type Settings = ReadonlyMap<string, string>

const settingsOf = async (git: Git): Promise<Settings> => {
  const { stdout } = await git([
    'config',
    '--null',
    '--get-regexp',
    '^(user\\.(name|email)|branch\\..*\\.(remote|merge)|remote\\..*\\.(url|pushurl))$',
  ])
  return new Map(
    stdout
      .split('\0')
      .map((entry): [string, string] => [
        entry.split('\n', 1)[0] ?? '',
        entry.slice(entry.indexOf('\n') + 1),
      ]),
  )
}

const remotesIn = (settings: Settings): string[] => [
  ...new Set(
    [...settings.keys()].flatMap((key) => /^remote\.(.+)\.(?:push)?url$/.exec(key)?.[1] ?? []),
  ),
]

const targetOf = async (
  git: Git,
  settings: Settings,
  branch: string | undefined,
): Promise<Target | undefined> => {
  const remotes = remotesIn(settings)
  const asked = branch === undefined ? undefined : settings.get(`branch.${branch}.remote`)
  const remote =
    remotes.find((name) => name === asked) ??
    remotes.find((name) => name === 'origin') ??
    (remotes.length === 1 ? remotes[0] : undefined)
  if (remote === undefined) return undefined
  const [address, head] = await Promise.all([
    line(git, 'remote', 'get-url', '--push', '--', remote),
    line(git, 'symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`),
  ])
  if (address === undefined) return undefined
  const upstream =
    branch === undefined || remote !== asked ? undefined : settings.get(`branch.${branch}.merge`)
  const main = head?.slice(remote.length + 1)
  const own = upstream?.replace(/^refs\/heads\//, '') ?? branch ?? main ?? 'main'
  return { remote, branch: own, address: withoutSecrets(address), main }
}

/** What git is in the middle of, by the file that says so. */
const underWay: Readonly<Record<string, string>> = {
  MERGE_HEAD: 'Two branches are being put together in this folder',
  CHERRY_PICK_HEAD: 'A change of another branch is being taken over in this folder',
  REVERT_HEAD: 'A change is being taken back in this folder by git',
  REBASE_HEAD: 'Changes are being moved to another base in this folder',
}

const beginTrouble: Trouble = {
  what: 'This folder is in git, but the site’s pages were never committed.',
  todo: 'Whoever set the site up makes the first commit: git add . and git commit, in a terminal in this folder. From then on the studio publishes.',
}

const programTrouble: Trouble = {
  what: 'The site is kept in git, and there is no git program on this computer.',
  todo: 'Install git (git-scm.com), or have somebody do it, and start the studio again. Your changes are saved here and stay as they are.',
}

/** Whether a folder, or one that it is in, is kept in git: by what git leaves there, for want of the program. */
const isKept = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isKept(dirname(folder)))

/** Finds the repository that the pages of a folder are kept in. */
export const findRepository = async (git: Git, root: string): Promise<FoundRepository> => {
  const inside = await git([
    'rev-parse',
    '--is-inside-work-tree',
    '--show-prefix',
    '--absolute-git-dir',
  ])
  if (inside.isMissing)
    return isKept(resolve(root)) ? { trouble: programTrouble } : { none: 'program' }
  if (/dubious ownership/.test(inside.said))
    return {
      trouble: {
        what: 'This folder belongs to somebody else on this computer, so git does not touch it.',
        todo: 'Start the studio as the one to whom the folder belongs, or have git trust it: what to type stands below.',
        said: inside.said.trim(),
      },
    }
  const [isInside, prefix = '', folder = ''] = inside.stdout.split('\n')
  if (inside.status !== 0 || isInside !== 'true') return { none: 'repository' }
  const [head, pages, branch, settings] = await Promise.all([
    line(git, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}'),
    line(git, 'rev-parse', '--verify', '--quiet', 'HEAD:./pages'),
    line(git, 'symbolic-ref', '--quiet', '--short', 'HEAD'),
    settingsOf(git),
  ])
  if (head === undefined || pages === undefined)
    return (await git(['check-ignore', '--quiet', '--', 'pages'])).status === 0
      ? { none: 'repository' }
      : { trouble: beginTrouble }
  for (const [name, words] of Object.entries(underWay))
    if (existsSync(join(folder, name)))
      return {
        trouble: {
          what: `${words}, and that is not finished.`,
          todo: 'Whoever began it finishes it, or takes it back, in a terminal: git status says how.',
        },
      }
  const [name, email] = [settings.get('user.name'), settings.get('user.email')]
  return {
    repository: {
      prefix,
      head,
      branch,
      target: await targetOf(git, settings, branch),
      author: name && email ? { name, email } : undefined,
    },
  }
}
