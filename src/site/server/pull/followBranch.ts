import { statSync } from 'node:fs'
import { errorMessage } from '../../../core/text/errorMessage.mjs'
import { today } from '../../../render/fields/date/today.ts'
import { officeDay } from '../../store/officeDay.ts'
import { type BuiltSite, readBuiltSite } from '../readBuiltSite.ts'
import type { SiteSource } from '../serveSite.ts'
import type { BuildInto } from './buildInto.ts'
import { foreignParts, lendParts } from './foreignParts.ts'
import type { PulledPages } from './pulledPages.ts'
import {
  afterBuild,
  type Built,
  type PullState,
  readPullState,
  slotFolder,
  spareSlot,
  stateFile,
  wantedCommit,
  writePullState,
} from './pullState.ts'

export type FollowOptions = {
  /** The site's own folder: its parts, and the data with all that is pulled below it (`folder`). */
  readonly root: string
  readonly folder: string
  readonly pages: PulledPages
  readonly build: BuildInto
  /** How often the branch is asked for, in milliseconds. */
  readonly every: number
  /** Takes lines for the person who runs the server. */
  readonly report: (line: string) => void
  readonly now: () => number
}

/** A branch that is being followed, as the server takes its site from it. */
export type Followed = SiteSource & {
  /** The folder of what is served now. */
  readonly dir: () => string
  readonly stop: () => Promise<void>
}

/** A state that could not be served, on one day: it is not tried again before one of both is another. */
type Refused = { readonly commit: string; readonly asOf: string }

/** The longest wait before somebody looks whether midnight has passed at the office, in milliseconds. */
const longest = 30_000

const short = (commit: string): string => commit.slice(0, 7)

/** What a build that made nothing comes to, in a sentence. */
const whyNot = (said: string): string => {
  const errors = /(\d+) errors?[,.]/.exec(said)?.[1]
  const first = /^(\S+:\d+):\d+ +error /m.exec(said)?.[1]
  return errors
    ? `lint finds ${errors === '1' ? 'an error' : `${errors} errors`} in it, ${errors === '1' ? 'in' : 'the first in'} ${first}`
    : (said.split('\n').at(-1) ?? '').slice(0, 300)
}

const stampOf = (folder: string): string => {
  const { mtimeMs = 0, ino = 0 } = statSync(stateFile(folder), { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs}:${ino}`
}

/**
 * Follows a branch: fetches it, builds each new state beside what is served, for the office's day, and serves it once it stands whole; so it does with the same state when
 * a new day begins. What can't be built is told, by `report` and `health`, and never takes the place of what is served. Throws in words where there is nothing to serve at all.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its steps share one state, which is to become an object of its own
export const followBranch = async (options: FollowOptions): Promise<Followed> => {
  const { root, folder, pages, build, every, report, now } = options
  const ending = new AbortController()
  const refused = new Map<string, Refused>()
  const troubles = new Map<'fetch' | 'state', string>()
  let accept: (site: BuiltSite) => void = () => {}
  let served: BuiltSite | undefined
  let stamp = ''
  let tip: string | undefined

  const note = (kind: 'fetch' | 'state', words: string | undefined) => {
    if (words !== undefined && troubles.get(kind) !== words && served) report(words) // at the start, what ends the program says it
    if (words === undefined) troubles.delete(kind)
    else troubles.set(kind, words)
  }
  const serve = ({ slot }: Built) => {
    const next = readBuiltSite(slotFolder(folder, slot))
    accept(next)
    served = next
  }
  /** Takes up what the state says, which `serve --back` writes too. */
  const takeUp = () => {
    const current = stampOf(folder)
    if (current === stamp) return
    stamp = current
    const state = readPullState(folder)
    try {
      if (state.current) serve(state.current)
    } catch (error) {
      note('state', `${short(state.current?.commit ?? '')} can't be served: ${errorMessage(error)}`)
    }
  }
  const refuse = (at: Refused, why: string) => {
    refused.set(at.commit, at)
    note(
      'state',
      `${short(at.commit)} is not served: ${why}. ${served ? 'What was served before stays.' : ''}`.trim(),
    )
  }
  /** Builds a commit for the office's day and serves it; says whether it did. */
  const tryBuild = async (commit: string): Promise<boolean> => {
    await pages.take(commit)
    const at = { commit, asOf: officeDay(pages.root, now()) }
    const foreign = await foreignParts(pages, commit, root)
    if (foreign.length > 0) {
      refuse(
        at,
        `it brings programs that this server does not have (${foreign.slice(0, 3).join(', ')}). Put them into ${root} if you trust them, and start the server again`,
      )
      return false
    }
    await lendParts(pages, root)
    const built = { ...at, slot: spareSlot(readPullState(folder)) }
    const { ok, said } = await build(
      pages.root,
      slotFolder(folder, built.slot),
      at.asOf,
      ending.signal,
    )
    if (ending.signal.aborted) return false
    if (!ok) {
      for (const line of said.split('\n')) if (line !== '') report(line)
      refuse(at, whyNot(said))
      return false
    }
    try {
      serve(built)
    } catch (error) {
      refuse(at, errorMessage(error))
      return false
    }
    writePullState(folder, afterBuild(readPullState(folder), built))
    stamp = stampOf(folder)
    refused.delete(commit)
    report(`${short(commit)} is served, as of ${at.asOf}.`)
    return true
  }
  const isDone = ({ current }: PullState, commit: string): boolean => {
    if (!served) return false
    const day = today(served.manifest.timeZone, now())
    const last = refused.get(commit)
    return (current?.commit === commit && current.asOf === day) || last?.asOf === day
  }
  /** First what the branch has; where that can't be served, what is served may have to be made for a new day. */
  const step = async (): Promise<void> => {
    takeUp()
    for (const commit of new Set([
      wantedCommit(readPullState(folder), tip),
      readPullState(folder).current?.commit,
    ])) {
      if (
        commit !== undefined &&
        !isDone(readPullState(folder), commit) &&
        (await tryBuild(commit))
      )
        break
    }
    const state = readPullState(folder)
    if (
      state.current &&
      state.current.commit === wantedCommit(state, tip) &&
      !refused.has(state.current.commit)
    )
      note('state', undefined)
  }
  const ask = async (): Promise<void> => {
    try {
      tip = await pages.fetch()
      note('fetch', undefined)
    } catch (error) {
      note('fetch', `${errorMessage(error)}.${served ? ' What is served stays.' : ''}`)
    }
  }

  takeUp()
  await ask()
  if (!served) await step()
  if (!served) throw new Error([...troubles.values()].join(' '))

  let asked = now()
  let running = Promise.resolve()
  const look = async () => {
    if (now() - asked >= every) {
      asked = now()
      await ask()
    }
    await step().catch((error: unknown) => note('state', errorMessage(error)))
  }
  const wait = () => {
    timer = setTimeout(
      () => {
        running = look().finally(() => {
          if (!ending.signal.aborted) wait()
        })
      },
      Math.min(every, longest),
    )
  }
  let timer: NodeJS.Timeout | undefined
  running = look().finally(wait)
  let looked = now()
  return {
    dir: () => served?.dir ?? '',
    open: (judge) => {
      accept = judge
      const site = served
      if (site) judge(site)
      return () => {
        if (now() - looked >= 1000) {
          looked = now()
          takeUp()
        }
        return served as BuiltSite // there is one since the start
      }
    },
    trouble: () => [...troubles.values()].join(' ') || undefined,
    stop: async () => {
      ending.abort()
      clearTimeout(timer)
      await running.catch(() => undefined)
    },
  }
}
