import type { Ground, Plan } from '../../../../content/commands/Ground.ts'
import { planFor } from '../../../../content/commands/planFor.ts'
import { prepare } from '../../../../content/commands/prepare.ts'
import { carryRecords } from '../../../../content/commands/translations/carryRecords.ts'
import type { LintKit } from '../../../../content/lint/types/LintKit.ts'
import { WriteProblem } from '../../../../core/edits/change.ts'
import { digest } from '../../../../site/store/digest.ts'
import { officeDay } from '../../../../site/store/officeDay.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import { type Maker, makerOf } from '../../protocol/maker.ts'
import type {
  AnswerRequest,
  ChangeRequest,
  DocumentAnswer,
  Done,
  HistoryAnswer,
  OperationRequest,
  TurnRequest,
} from '../../protocol/requests.ts'
import type { Said } from '../../protocol/Said.ts'
import type { UploadAnswer } from '../../protocol/studioPage.ts'
import { bornAs } from '../history/bornAs.ts'
import { contentOf } from '../history/contentOf.ts'
import { openHistory } from '../history/history.ts'
import { openOnce } from '../history/once.ts'
import { onOwnWork } from '../history/ownWay.ts'
import { Refusal } from '../history/Refusal.ts'
import { recover } from '../history/recover.ts'
import { stepOf } from '../history/stepRecord.ts'
import { makerOfStep, nextTurn, turnsOf } from '../history/turns.ts'
import { type Writing, type WritingContext, writeStep } from '../history/writeStep.ts'
import { answerOf } from './answerOf.ts'
import { changeOf } from './changeOf.ts'
import { newPageOf } from './newPageOf.ts'
import { commandNow } from './placeSince.ts'
import { sayFailure } from './sayFailure.ts'
import { turnStep } from './takeBack.ts'
import { upload } from './upload.ts'

/** What the studio does to a site's documents, on request. Each writes all of what it does, or nothing and says why. */
export type Editor = {
  readonly document: (file: string) => DocumentAnswer | undefined
  readonly change: (request: ChangeRequest) => Done
  readonly operate: (request: OperationRequest) => Done
  readonly answer: (request: AnswerRequest) => Done
  /** Does what only a view asks for: `request` is the browser's name for it. */
  readonly plan: (request: string, operation: (ground: Ground) => Plan) => Done
  /** What a document said when it was made here; undefined of all others. */
  readonly born: (file: string) => string | undefined
  readonly turn: (way: 'undo' | 'redo', request: TurnRequest) => Done
  readonly upload: (request: string, name: string, bytes: Uint8Array) => UploadAnswer
  /** For the window `by`. */
  readonly history: (by?: Maker) => HistoryAnswer
}

export type EditorOptions = {
  readonly workspace: Workspace
  readonly kit: () => LintKit
  readonly now: () => Date
}

/** So many texts that browsers were shown are remembered: what they send was made of one of them. */
const maxShown = 300

const failed = (error: unknown): Done => {
  const why = sayFailure(error)
  if (why === undefined) throw error
  return { done: false, why }
}

/** What was to be done and is done already says so too, and writes nothing. */
const nothingToDo = (messages: readonly Said[]): Done => ({ done: true, messages, hashes: {} })

/** Opens a site for writing, with its history. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what it returns shares one state, which is to become an object of its own
export const openEditor = ({ workspace, kit, now }: EditorOptions): Editor => {
  const history = openHistory(workspace.root)
  recover(workspace.root, history)
  const writing: WritingContext = { workspace, history, now }
  const shown = new Map<string, string>()
  const once = openOnce(history, (path) => contentOf(workspace.root, path))
  const today = () => officeDay(workspace.root, now().getTime())
  const ground = (): Ground => ({
    kit: kit(),
    sources: workspace.live().sources,
    files: workspace.live().files,
  })
  /** Of files that another program has just changed the desk may not know yet. */
  const attempt = (request: string, work: () => Done): Done =>
    once(request, () => {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof WriteProblem || error instanceof Refusal)) return failed(error)
        workspace.refresh()
      }
      try {
        return work()
      } catch (error) {
        return failed(error)
      }
    })
  const carryOut = (request: string, tries: boolean, operation: (ground: Ground) => Plan): Done => {
    const { applied, label, at, undoes, messages } = prepare(ground(), operation)
    if (tries || applied.files.size === 0) return nothingToDo(messages)
    const done = writeStep(writing, { request, label, undoes, messages, ...applied })
    return done.done && at ? { ...done, at } : done
  }
  const show = (text: string): string => {
    const hash = digest(text)
    shown.delete(hash)
    shown.set(hash, text)
    if (shown.size > maxShown) shown.delete([...shown.keys()][0] ?? '')
    return hash
  }
  const textBy = (hash: string) => shown.get(hash) ?? history.contents.find(hash)?.toString('utf8')
  const change = (request: ChangeRequest): Done => {
    const read = (path: string) => contentOf(workspace.root, path)
    const context = { kit: kit(), live: workspace.live(), read, textBy }
    const met = changeOf(context, request)
    const again = 'files' in met ? undefined : onOwnWork(history.steps(), request, met, read)
    const changed = again ? changeOf(context, again) : met
    if (!('files' in changed)) {
      workspace.refresh() // who chooses goes on from what is there now, which the watcher may not have told yet
      return {
        done: false,
        why: 'Somebody else has changed the same words meanwhile. Choose which of them stay.',
        conflicts: changed,
      }
    }
    const made = carryRecords(ground(), changed, 'author')
    const { id, label, typing } = request
    for (const content of made.files.values()) if (typeof content === 'string') show(content)
    return writeStep(writing, {
      request: id,
      label,
      messages: [label],
      typing,
      ...made,
    } satisfies Writing)
  }
  return {
    document: (file) => {
      const found = workspace.live().files.find(({ path, place }) => path === file && place)
      if (!found?.place) return undefined
      const { text, place, value } = found
      return { file, hash: show(text), text, kind: place.kind, route: place.route, value }
    },
    change: (request) => attempt(request.id, () => change(request)),
    operate: (request) =>
      attempt(request.tries ? `${request.id} tries` : request.id, () => {
        const command = commandNow({ kit: kit(), live: workspace.live(), textBy }, request)
        if (command.kind !== 'newPage')
          return carryOut(request.id, request.tries, (at) => planFor(at, command))
        const { label, messages, applied } = newPageOf(kit(), workspace, command, today())
        return request.tries
          ? nothingToDo(messages)
          : writeStep(writing, { request: request.id, label, messages, ...applied })
      }),
    plan: (request, operation) => attempt(request, () => carryOut(request, false, operation)),
    answer: (request) =>
      attempt(request.id, () =>
        carryOut(request.id, false, () => answerOf(workspace.checked().findings, request)),
      ),
    born: (file) => {
      const hash = bornAs(history.steps(), file)
      return hash === undefined ? undefined : history.contents.find(hash)?.toString('utf8')
    },
    turn: (way, request) =>
      attempt(request.id, () =>
        turnStep(
          writing,
          kit(),
          nextTurn(history.steps(), way, makerOf(request.id), request.step),
          way,
          request.step !== undefined,
        ),
      ),
    upload: (request, name, bytes) => {
      try {
        return upload(writing, request, name, bytes)
      } catch (error) {
        const why = sayFailure(error)
        if (why === undefined) throw error
        return { why }
      }
    },
    history: (by) => {
      const steps = history.steps()
      const shown = steps.map((step) => ({
        ...stepOf(step),
        isOthers: by !== undefined && makerOfStep(step)?.window !== by.window,
      }))
      return { steps: shown.toReversed(), ...turnsOf(steps, by) }
    },
  }
}
