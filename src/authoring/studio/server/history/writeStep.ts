import { randomUUID } from 'node:crypto'
import type { Content } from '../../../../core/edits/change.ts'
import { withWritten } from '../../../../site/git/ownWork.ts'
import { digest } from '../../../../site/store/digest.ts'
import { writeChange } from '../../../../site/store/writeChange.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import { makerOf } from '../../protocol/maker.ts'
import type { Done, Step } from '../../protocol/requests.ts'
import type { Said } from '../../protocol/Said.ts'
import { bytesOf } from './contentOf.ts'
import type { History } from './history.ts'
import { type StepRecord, stepOf } from './stepRecord.ts'
import { makerOfStep } from './turns.ts'
import { refuseUnwritable } from './writablePlace.ts'

/** What is to be written, and of it what the history says. `before` are the files as they are now. */
export type Writing = {
  readonly request: string
  readonly label: string
  readonly messages: readonly Said[]
  readonly before: ReadonlyMap<string, Content | undefined>
  readonly files: ReadonlyMap<string, Content | undefined>
  /** The word by which typing is joined to one step. */
  readonly typing?: string | undefined
  /** What this undoes, by its name in the history. */
  readonly undoes?: string | undefined
}

export type WritingContext = {
  readonly workspace: Workspace
  readonly history: History
  readonly now: () => Date
}

/** How long somebody who types may pause within one step, in milliseconds. */
const pause = 10_000

type Files = StepRecord['files']

/** The files that change, with what they say before and after, which is kept. */
const filesOf = (root: string, { contents }: History, { before, files }: Writing): Files =>
  [...files].flatMap(([path, content]) => {
    const [old, next] = [bytesOf(root, before.get(path)), bytesOf(root, content)]
    const [from, to] = [old, next].map((bytes) => (bytes === undefined ? null : digest(bytes)))
    if (from === to || from === undefined || to === undefined) return []
    for (const bytes of [old, next]) if (bytes !== undefined) contents.keep(bytes)
    return [{ path, before: from, after: to }]
  })

/** Whether a step goes on where the last one was typing, in the same window, and nothing has come between. */
const goesOn = (
  last: StepRecord | undefined,
  { typing, request }: Writing,
  files: Files,
  at: Date,
): last is StepRecord =>
  last !== undefined &&
  typing !== undefined &&
  last.typing === typing &&
  makerOfStep(last)?.window === makerOf(request)?.window &&
  !last.isUndone &&
  at.getTime() - Date.parse(last.at) < pause &&
  files.length === last.files.length &&
  files.every(({ path, before }) =>
    last.files.some((file) => file.path === path && file.after === before),
  )

const nextSteps = (
  steps: readonly StepRecord[],
  writing: Writing,
  files: Files,
  at: Date,
): readonly [StepRecord, ...StepRecord[]] => {
  const last = steps.at(-1)
  const asked = { at: at.toISOString(), isBegun: true }
  if (goesOn(last, writing, files, at)) {
    const joined = last.files.map((file) => ({
      ...file,
      after: files.find(({ path }) => path === file.path)?.after ?? null,
    }))
    return [
      {
        ...last,
        ...asked,
        label: writing.label,
        requests: [...last.requests, writing.request],
        files: joined,
      },
      ...steps.slice(0, -1).toReversed(),
    ]
  }
  const { label, typing, undoes, request } = writing
  return [
    {
      id: randomUUID(),
      label,
      isUndone: false,
      ...asked,
      ...(typing === undefined ? {} : { typing }),
      ...(undoes === undefined ? {} : { undoes }),
      requests: [request],
      files,
    },
    ...steps.toReversed(),
  ]
}

/** The hashes of documents, for those who go on from here. */
export const hashesOf = (files: Writing['files']): Record<string, string> =>
  Object.fromEntries(
    [...files].flatMap(([path, content]) =>
      typeof content === 'string' ? [[path, digest(content)]] : [],
    ),
  )

/**
 * Writes what a change has come to, and keeps the step: first that it is begun, so that a server that is killed knows afterwards what it has done.
 * Errors: as `writeChange`, and the system's; nothing is written then.
 */
export const writeStep = ({ workspace, history, now }: WritingContext, writing: Writing): Done => {
  for (const [path, content] of writing.files)
    if (content !== undefined && content !== writing.before.get(path)) refuseUnwritable(path)
  const files = filesOf(workspace.root, history, writing)
  if (files.length === 0)
    return { done: true, messages: writing.messages, hashes: hashesOf(writing.files) }
  const before = history.steps()
  const [step, ...rest] = nextSteps(before, writing, files, now())
  history.put([...rest.toReversed(), step])
  try {
    writeChange(workspace.root, writing)
  } catch (error) {
    history.put(before)
    throw error
  }
  const { isBegun: _, ...remaining } = step
  history.put([...rest.toReversed(), remaining], withWritten(history.own(), files))
  workspace.wrote(files.map(({ path }) => path))
  return {
    done: true,
    messages: writing.messages,
    hashes: hashesOf(writing.files),
    version: workspace.version(),
    step: stepOf(remaining) satisfies Step,
  }
}
