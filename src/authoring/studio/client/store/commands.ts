import type { StoreApi } from 'zustand'
import { withPlaces } from '../../../../content/commands/Command.ts'
import { errorMessage } from '../../../../core/text/errorMessage.mjs'
import type { ShownFinding } from '../../../workspace/overview.ts'
import type { Done, Seen, StudioCommand } from '../../protocol/requests.ts'
import type { Bodies, DoneBy, Writing } from '../../protocol/routes.ts'
import { saidLines, saidText, whyText } from '../../protocol/saidText.ts'
import type { UploadAnswer } from '../../protocol/studioPage.ts'
import { NoAnswer, post } from './askServer.ts'
import { shownQuery } from './drawing.ts'
import { type Foreseen, foreseenOf } from './foreseen.ts'
import { newId } from './newId.ts'
import { noteVersion } from './noteVersion.ts'
import type { Notices } from './notices.ts'
import type { StudioState, Wanted } from './StudioState.ts'
import type { Saver } from './saver.ts'
import type { SiteDocuments } from './siteDocuments.ts'
import { titleIn } from './titleIn.ts'

/** Shows at once what a command comes to, if the page has no other change under way. Returns what ends that: the server has answered. */
const showOptimistic = (
  store: StoreApi<StudioState>,
  foreseen: Foreseen | undefined,
): (() => void) => {
  const { drawn, version, pending, foreseen: other } = store.getState()
  if (
    !foreseen ||
    other ||
    drawn?.file !== foreseen.file ||
    drawn.version !== version ||
    pending.length > 0
  )
    return () => undefined
  const shown = { ...foreseen, version }
  store.setState({ foreseen: shown })
  return () => {
    if (store.getState().foreseen === shown) store.setState({ foreseen: undefined })
  }
}

/** What the author sees at this moment of the files in which a command has places. */
const seenBy = (
  { documents, pending }: StudioState,
  command: StudioCommand,
): Readonly<Record<string, Seen>> => {
  const seen: Record<string, Seen> = {}
  withPlaces(command, (place) => {
    const { file } = place
    const hash = documents.get(file)?.answer.hash
    const edits = pending.flatMap((wanted) => wanted.edits.filter((edit) => edit.file === file))
    if (hash !== undefined) seen[file] = { hash, edits }
    return place
  })
  return seen
}

/** All that the server writes by itself. */
export const createCommands = (
  store: StoreApi<StudioState>,
  saver: Saver,
  documents: SiteDocuments,
  { notify }: Notices,
  send: (wanted: Wanted) => void,
) => {
  const titleOf = (path: string) => titleIn(store.getState().overview?.documents, path)

  const report = (path: Writing, done: Done): void => {
    if (done.done)
      notify(
        saidLines(done.messages, titleOf).join('\n'),
        'done',
        done.step !== undefined && path !== 'undo',
      )
    else if (done.conflicts || path === 'publish') notify(saidText(done.why, titleOf), 'trouble')
    else notify(whyText(done.why, titleOf), 'trouble')
  }

  /** It comes after what is still under way from here. */
  const request = async <W extends Writing>(
    path: W,
    body: Bodies[W],
    foreseen?: Foreseen,
  ): Promise<DoneBy<W>> => {
    const endOptimistic = showOptimistic(store, foreseen)
    await saver.flush()
    try {
      const done = await post<Done>(path, body, shownQuery(store.getState()))
      if (done.done) noteVersion(store, done)
      endOptimistic()
      report(path, done)
      await documents.refresh(done.done ? done.version : undefined)
      return done as DoneBy<W> // as the table of routes says
    } catch (error) {
      endOptimistic()
      const isAway = error instanceof NoAnswer
      const why = isAway ? 'The server does not answer.' : errorMessage(error)
      notify(isAway ? whyText(why) : why, 'trouble')
      return { done: false, why } as DoneBy<W> // each answer may say that
    }
  }
  const commandBody = (command: StudioCommand, tries: boolean) => ({
    id: newId(),
    command,
    seen: seenBy(store.getState(), command),
    tries,
  })
  let deferred: Wanted | undefined

  return {
    /** Carries out a command and shows its result. It means what is at its places now, wherever that is by then. */
    runCommand: (command: StudioCommand): Promise<Done> =>
      request('operation', commandBody(command, false), foreseenOf(command)),
    /** Only says what a command would do. */
    dryRun: (command: StudioCommand): Promise<Done> =>
      post<Done>('operation', commandBody(command, true)),
    /** Does what lint suggests for a finding; suggestions are numbered as in lint. */
    applySuggestion: (
      { id: finding, file, pointer, code }: Pick<ShownFinding, 'id' | 'file' | 'pointer' | 'code'>,
      answer: number,
    ): Promise<Done> =>
      request('answer', { id: newId(), finding, at: { file, pointer, code }, answer }),
    /** What is sent only once its author has finished it; an undo before then means this. */
    deferChange: (wanted: Wanted | undefined): void => {
      deferred = wanted
    },
    undo: (): Promise<Done> => {
      if (deferred) send(deferred)
      deferred = undefined
      return request('undo', { id: newId() })
    },
    redo: (): Promise<Done> => request('redo', { id: newId() }),
    upload: (file: Blob, name: string): Promise<UploadAnswer> =>
      post<UploadAnswer>('upload', file, { name, id: newId() }),
    /** POST for what one view needs; afterwards all that is open is up to date. */
    post: <W extends Writing>(path: W, body: Omit<Bodies[W], 'id'>): Promise<DoneBy<W>> =>
      request(path, { id: newId(), ...body } as Bodies[W]), // what was left out is there
  }
}
export type Commands = ReturnType<typeof createCommands>
