import { spawn } from 'node:child_process'
import { listPrograms, switchedOff } from '../store/localPrograms.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** What git answered. `status` is undefined where it was ended by us: it said nothing for too long, or is not there (`isMissing`). */
export type GitAnswer = {
  readonly status: number | undefined
  readonly stdout: string
  /** What it said to people, without secrets. */
  readonly said: string
  readonly isMissing: boolean
}

type GitCall = {
  readonly input?: string | Uint8Array | undefined
  readonly env?: Readonly<Record<string, string>> | undefined
  /** After so long without a word it is ended, in milliseconds. */
  readonly timeout?: number | undefined
}

/** Calls git in a folder. Nothing is asked of anybody: who signs in is git's own credential helper. Never throws. */
export type Git = (args: readonly string[], call?: GitCall) => Promise<GitAnswer>

/** What calls of this machine alone may take; hooks are given more, see `commitFiles`. In milliseconds. */
const defaultTimeout = 60_000

const environment = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_EDITOR: ':',
  LC_ALL: 'C',
  LANGUAGE: 'C',
}
/** By these a surrounding git would point to another repository than the folder's own. */
const foreign = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_OBJECT_DIRECTORY',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
]

const environmentOf = (more: GitCall['env']) => {
  const own = Object.entries(process.env).filter(([name]) => !foreign.includes(name))
  return { ...Object.fromEntries(own), ...environment, ...more }
}

/** What git starts (ssh, hooks) stands in a session of its own: it finds no terminal to ask on, and is ended with it. */
const isGrouped = process.platform !== 'win32'

const end = (pid: number | undefined): void => {
  if (pid === undefined) return
  try {
    process.kill(isGrouped ? -pid : pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

/** Git in a folder: the program itself, without a shell. */
const call =
  (folder: string): Git =>
  (args, { input = '', env, timeout = defaultTimeout } = {}) =>
    new Promise((resolve) => {
      const child = spawn('git', args, {
        cwd: folder,
        env: environmentOf(env),
        detached: isGrouped,
        windowsHide: true,
        stdio: 'pipe',
      })
      const [out, err]: [Buffer[], Buffer[]] = [[], []]
      let timer: NodeJS.Timeout | undefined
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => end(child.pid), timeout)
      }
      const hear = (into: Buffer[]) => (chunk: Buffer) => {
        into.push(chunk)
        wait()
      }
      const answer = (status: number | undefined, isMissing: boolean) => {
        clearTimeout(timer)
        resolve({
          status,
          isMissing,
          stdout: Buffer.concat(out).toString(),
          said: withoutSecrets(Buffer.concat(err).toString()),
        })
      }
      child.stdout.on('data', hear(out))
      child.stderr.on('data', hear(err))
      child.stdin.on('error', () => undefined) // it did not wait for all of it
      child.on('error', () => answer(undefined, true))
      child.on('close', (code) => answer(code ?? undefined, false))
      child.stdin.end(input)
      wait()
    })

/**
 * Git in a folder, which runs no program on its files that the repository's own configuration names. The configuration is read once: what somebody
 * writes into it later, they could run anyway.
 */
export const openGit = (folder: string): Git => {
  const git = call(folder)
  let settings: Promise<Record<string, string>> | undefined
  return async (args, options = {}) => {
    settings ??= git(listPrograms).then(({ stdout }) => switchedOff(stdout))
    return git(args, { ...options, env: { ...(await settings), ...options.env } })
  }
}
