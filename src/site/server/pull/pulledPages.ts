import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { privateFolder } from '../../store/privateFolder.ts'
import type { Source } from './readSource.ts'

/** The documents of a repository's branch, in a folder of their own. */
export type PulledPages = {
  /** The folder with `pages/` in it. */
  readonly root: string
  /** Asks the remote for its branch; gives the last commit. Throws in words. */
  readonly fetch: () => Promise<string>
  /** Puts the documents of a commit into the folder. Throws in words. */
  readonly take: (commit: string) => Promise<void>
  /** The files of a commit below some folders of its root, with git's names for what they hold. */
  readonly filesOf: (
    commit: string,
    folders: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
}

const run = promisify(execFile)

/** How long git may take for one thing, in milliseconds. */
const timeout = 300_000

/** Git asks nobody anything, runs nothing that a repository brings, and follows no address to another one. What signs in is its own credential helper. */
const still = [
  'core.hooksPath=/dev/null',
  'http.followRedirects=false',
  'core.fsmonitor=false',
  'core.symlinks=false',
  'core.autocrlf=false',
  'submodule.recurse=false',
  'gc.auto=0',
].flatMap((setting) => ['-c', setting])
const environment = () => {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    ...env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    GIT_LITERAL_PATHSPECS: '1',
    LC_ALL: 'C',
  }
}

/** What git says of a failure, in a line, without what signs in. */
const reasonOf = (error: unknown): string => {
  const {
    code,
    stderr = '',
    killed,
  } = error as { readonly code?: unknown; readonly stderr?: string; readonly killed?: boolean } // what execFile rejects with
  if (code === 'ENOENT') return 'there is no git program here; install it'
  if (killed) return `git did not finish within ${timeout / 60_000} minutes`
  const lines = stderr
    .split('\n')
    .flatMap((line) => line.replace(/^(?:fatal|error|remote): /, '').trim() || [])
  return (lines[0] ?? 'git says no more').replace(/\/\/[^/@\s]*@/g, '//').slice(0, 300)
}

/** Opens the folder that documents are pulled into, below `folder`, which is made where it is not there. */
export const openPulledPages = (folder: string, { remote, branch }: Source): PulledPages => {
  const root = join(folder, 'site')
  const git = async (what: string, ...args: string[]): Promise<string> => {
    try {
      const { stdout } = await run('git', [...still, ...args], {
        cwd: root,
        env: environment(),
        timeout: timeout,
        maxBuffer: 1 << 28,
        windowsHide: true,
      })
      return stdout
    } catch (error) {
      throw new Error(`${what}: ${reasonOf(error)}`)
    }
  }
  let isThere = false
  const tip = 'refs/broadsheet/tip'
  return {
    root,
    fetch: async () => {
      const failed = `The branch ${branch} could not be fetched`
      if (!isThere) {
        privateFolder(folder)
        mkdirSync(root, { recursive: true })
        await git(failed, 'init', '--quiet', '--template=')
        isThere = true
      }
      await git(
        failed,
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-recurse-submodules',
        '--no-write-fetch-head',
        '--',
        remote,
        `+refs/heads/${branch}:${tip}`,
      )
      return (await git(failed, 'rev-parse', '--verify', `${tip}^{commit}`)).trim()
    },
    take: async (commit) => {
      const failed = `The pages of ${commit.slice(0, 7)} could not be taken`
      await rm(join(root, 'pages'), { recursive: true, force: true })
      await git(failed, 'update-ref', '--no-deref', 'HEAD', commit)
      await git(failed, 'checkout', '--quiet', '--force', commit, '--', 'pages')
    },
    filesOf: async (commit, folders) => {
      const list = await git(
        `${commit.slice(0, 7)} could not be read`,
        'ls-tree',
        '-r',
        '-z',
        commit,
        '--',
        ...folders,
      )
      return new Map(
        list.split('\0').flatMap((line) => {
          const [, id = '', path = ''] = /^\d+ \w+ (\w+)\t([\s\S]+)$/.exec(line) ?? []
          return path === '' ? [] : [[path, id] as const]
        }),
      )
    },
  }
}
