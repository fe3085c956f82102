import { withPlaces } from '../../../../content/commands/Command.ts'
import { type OverviewEvent, patchedOverview } from '../../protocol/overviewPatch.ts'
import type { Done, Seen, StudioCommand } from '../../protocol/requests.ts'
import type { Bodies, DoneBy, Writing } from '../../protocol/routes.ts'
import { saidLines, saidText, whyText } from '../../protocol/saidText.ts'
import type { UploadAnswer } from '../../protocol/studioPage.ts'
import { ask, NoAnswer, post } from './askServer.ts'
import { createStore } from './createStore.ts'
import { cutAfter } from './cutFact.ts'
import { fetchDocuments, takeDocuments } from './documents.ts'
import { keepDrawn, shownQuery } from './drawing.ts'
import { type Foreseen, foreseenOf } from './foreseen.ts'
import { foundAtFirst } from './foundSince.ts'
import { newId, thisWindow } from './newId.ts'
import { noteVersion } from './noteVersion.ts'
import { renewToken } from './renewToken.ts'
import type { Studio } from './Studio.ts'
import { firstState, type StudioState, type Wanted } from './StudioState.ts'
import { openSaver } from './saver.ts'
import { storedChanges } from './storedChanges.ts'
import { titleIn } from './titleIn.ts'

const noAnswer = 'The server does not answer.'

/** Opens the studio on the server that its page came from, and follows the site from then on. */
export const openStudio = (): Studio => {
  const store = createStore<StudioState>(firstState)
  const site = () => store.get().overview?.root ?? ''
  const saver = openSaver(store, site)
  keepDrawn(store)
  const needed = new Set<'names' | 'history'>()
  const asked = new Set<string>()
  let said = 0
  /** The version of the site whose documents are here. */
  let followed = 0

  const say: Studio['say'] = (text, kind = 'done', canUndo = false) => {
    said += 1
    store.set({ said: { id: said, text, kind, canUndo } })
  }
  const fetchNeeded = async (what: 'names' | 'history') => {
    const answer = await (what === 'names' ? ask(what, {}) : ask(what, { by: thisWindow })).catch(
      () => undefined,
    ) // the bar tells that the server is gone
    if (answer) store.set({ [what]: answer })
  }
  /** What documents may name comes after the page that is opened: the server would make it first, and both are waited for. */
  const isFree = (what: 'names' | 'history') =>
    what !== 'names' || store.get().hasStood || store.get().shown === undefined
  const bringNames = () => {
    if (needed.has('names') && isFree('names')) void fetchNeeded('names')
  }
  const takeUp = async () => {
    const fetched = await fetchDocuments(store, [...asked])
    takeDocuments(
      store,
      fetched.filter(({ file }) => !saver.holds(file)),
    )
    await Promise.all([...needed].filter(isFree).map(fetchNeeded))
  }
  let following = Promise.resolve()
  /** Once for each version: the server tells of what was written from here, too. */
  const followUp = (version?: number): Promise<void> => {
    if (version === undefined || version > followed) following = takeUp()
    followed = Math.max(followed, version ?? 0)
    return following
  }
  const restore = async () => {
    const pending = (await storedChanges(site())).filter(({ id }) =>
      store.get().pending.every((pending) => pending.id !== id),
    )
    if (pending.length === 0) return
    for (const { edits } of pending) for (const { file } of edits) asked.add(file)
    saver.restore(pending)
    say(
      `Brought back what was not saved when you left: ${pending.map(({ label }) => label).join(', ')}.`,
    )
  }

  const events = new EventSource('/~studio/events')
  events.onmessage = ({ data }) => {
    const { overview: before, version } = store.get()
    const event = JSON.parse(String(data)) as OverviewEvent // our own server's words
    const overview =
      'overview' in event ? event.overview : before && patchedOverview(before, event.patch)
    if (!overview) return
    store.set({
      overview,
      foundAtFirst: foundAtFirst(store.get().foundAtFirst, overview),
      isConnected: true,
      version: 'overview' in event ? overview.version : Math.max(version, overview.version),
    })
    if (!before) void restore()
    else if ('overview' in event) {
      // The server was away. Another site may stand there now: what was written for this one is kept until it is back.
      if (overview.root !== before.root) return location.reload()
      void renewToken().then(saver.flush)
    }
    if ('overview' in event) followed = 0 // whatever was here may be other by now
    void followUp(overview.version) // of a version that is known, lint has found something
  }
  events.onerror = () => store.set({ isConnected: false })

  /** The page shows at once what an operation comes to, where nothing else is on its way there. Gives what ends that: the server has answered. */
  const foresee = (foreseen: Foreseen | undefined): (() => void) => {
    const { drawn, version, pending, foreseen: other } = store.get()
    if (
      !foreseen ||
      other ||
      drawn?.file !== foreseen.file ||
      drawn.version !== version ||
      pending.length > 0
    )
      return () => undefined
    const shown = { ...foreseen, version }
    store.set({ foreseen: shown })
    return () => {
      if (store.get().foreseen === shown) store.set({ foreseen: undefined })
    }
  }

  const titleOf = (path: string) => titleIn(store.get().overview?.documents, path)

  /** What the server writes by itself comes after what is still under way from here. */
  const does = async <W extends Writing>(
    path: W,
    body: Bodies[W],
    foreseen?: Foreseen,
  ): Promise<DoneBy<W>> => {
    const answered = foresee(foreseen)
    await saver.flush()
    try {
      const done = await post<Done>(path, body, shownQuery(store.get()))
      if (done.done) noteVersion(store, done)
      answered()
      if (!done.done)
        say(
          done.conflicts || path === 'publish'
            ? saidText(done.why, titleOf)
            : whyText(done.why, titleOf),
          'trouble',
        )
      else
        say(
          saidLines(done.messages, titleOf).join('\n'),
          'done',
          done.step !== undefined && path !== 'undo',
        )
      await followUp(done.done ? done.version : undefined)
      return done as DoneBy<W> // as the table of routes says
    } catch (error) {
      answered()
      const why =
        error instanceof NoAnswer
          ? noAnswer
          : error instanceof Error
            ? error.message
            : String(error)
      say(error instanceof NoAnswer ? whyText(why) : why, 'trouble')
      return { done: false, why } as DoneBy<W> // each answer may say that
    }
  }

  /** What the author sees at this moment of the files that a command has places in. */
  const seenOf = (command: StudioCommand): Readonly<Record<string, Seen>> => {
    const { documents, pending } = store.get()
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
  const request = (command: StudioCommand, tries: boolean) => ({
    id: newId(),
    command,
    seen: seenOf(command),
    tries,
  })

  const send: Studio['send'] = (wanted) => {
    const { cut, said: told } = store.get()
    const next = cutAfter(store.get(), wanted)
    if (told?.canUndo) store.set({ said: { ...told, canUndo: false } }) // which would take back this, not what is told there
    if (next !== cut) store.set({ cut: next })
    saver.add(wanted)
  }
  /** See `hold`. */
  let held: Wanted | undefined

  return {
    get: store.get,
    subscribe: store.subscribe,
    say,
    askAuthor: (question) => store.set({ question }),
    hush: () => store.set({ said: undefined }),
    open: (file) => {
      if (asked.has(file)) return
      asked.add(file)
      void fetchDocuments(store, [file]).then((answers) => takeDocuments(store, answers))
    },
    showPage: (shown) => {
      const wasFree = isFree('names')
      store.set({ shown })
      if (!wasFree) bringNames()
    },
    stands: () => {
      if (store.get().hasStood) return
      store.set({ hasStood: true })
      bringNames()
    },
    setMode: (mode) => store.set({ mode }),
    showDay: (asOf) => store.set({ asOf }),
    choose: (chosen, chosenBy) => store.set({ chosen, chosenBy, choice: store.get().choice + 1 }),
    follow: (chosen, chosenBy) =>
      store.set({
        chosen,
        chosenBy,
        choice: store.get().choice + 1,
        followed: store.get().followed + 1,
      }),
    hold: (wanted) => {
      held = wanted
    },
    send,
    leaveCut: () => store.set({ cut: undefined }),
    carryOut: (command) => does('operation', request(command, false), foreseenOf(command)),
    tryOut: (command) => post<Done>('operation', request(command, true)),
    answer: ({ id: finding, file, pointer, code }, answer) =>
      does('answer', {
        id: newId(),
        finding,
        at: { file, pointer, code },
        answer,
      }),
    undo: () => {
      if (held) send(held)
      held = undefined
      return does('undo', { id: newId() })
    },
    redo: () => does('redo', { id: newId() }),
    upload: (file, name) => post<UploadAnswer>('upload', file, { name, id: newId() }),
    ask,
    post: (path, body) => does(path, { id: newId(), ...body } as Bodies[typeof path]), // what was left out is there
    need: (what) => {
      if (needed.has(what)) return
      needed.add(what)
      // What is shown is said by the same drawing.
      queueMicrotask(() => {
        if (isFree(what)) void fetchNeeded(what)
      })
    },
    settle: saver.settle,
    holdDraft: (hasDraft) => store.set({ hasDraft }),
    save: async () => {
      await saver.flush()
      await followUp(store.get().version)
    },
    dropUnsaved: saver.drop,
  }
}
