import type { StoreApi } from 'zustand'
import { errorMessage } from '../../../../core/text/errorMessage.mjs'
import type { Conflict, Done } from '../../protocol/requests.ts'
import { whyText } from '../../protocol/saidText.ts'
import { NoAnswer, post } from './askServer.ts'
import { besides, shownUntilChosen, typedOn, waitsForChoice, withValues } from './conflicted.ts'
import { dependsOn, supersedes } from './dependsOn.ts'
import { fetchDocuments, showDocuments, takeDocuments } from './documents.ts'
import { shownQuery } from './drawing.ts'
import { newId } from './newId.ts'
import { noteVersion } from './noteVersion.ts'
import type { OpenConflict, Pending, StudioState, Wanted } from './StudioState.ts'
import { forgetChange, storeChange } from './storedChanges.ts'

/** After so long without a key a text is sent: on disk it is within 300 ms of the last one. */
const quiet = 200
/** After so long what could not be saved is tried again. */
const timeout = 4000

const toChoose = 'Choose which of the two texts stays. Until then yours is kept in this browser.'

export type Saver = {
  readonly add: (wanted: Wanted) => void
  readonly restore: (changes: readonly Pending[]) => void
  /** Sends what waits; resolves once nothing is under way any more, saved or not. */
  readonly flush: () => Promise<void>
  readonly drop: () => void
  /** The author has chosen which of two texts stays. */
  readonly settle: (conflict: OpenConflict, by: 'ours' | 'theirs') => void
  /** Whether a file waits for something to be written in it: what others have written there meanwhile is shown once that is done, with the places of it. */
  readonly holds: (file: string) => boolean
}

const filesOf = ({ edits }: Wanted) => [...new Set(edits.map(({ file }) => file))]

/** Keeps changes in the browser, sends them one after the other, and tells how that stands. */
export const openSaver = (store: StoreApi<StudioState>, site: () => string): Saver => {
  const sent = new Set<string>()
  /** Changes that the server has refused, and why: those that need none of them go on. */
  const refused = new Map<string, string>()
  /** Changes that met others, as they were made: so they are kept in the browser until their author has chosen. */
  const met = new Map<string, Pending>()
  let timer: number | undefined
  let running: Promise<void> | undefined

  const baseOf = (wanted: Wanted) =>
    Object.fromEntries(
      filesOf(wanted).flatMap((file) => {
        const hash = store.getState().documents.get(file)?.answer.hash
        return hash === undefined ? [] : [[file, hash]]
      }),
    )

  /** Puts a change at the end of those that wait, or into the last one where both are the same typing. */
  const joined = (wanted: Wanted): Pending[] => {
    const { pending } = store.getState()
    const last = pending.at(-1)
    if (!last || wanted.typing === undefined || last.typing !== wanted.typing || sent.has(last.id))
      return [...pending, { ...wanted, id: newId(), base: baseOf(wanted) }]
    const places = new Set(wanted.edits.map(({ pointer }) => pointer))
    const rest = last.edits.filter(({ kind, pointer }) => kind !== 'set' || !places.has(pointer))
    const { isShown: _, ...begun } = last
    return [...pending.slice(0, -1), { ...begun, ...wanted, edits: [...rest, ...wanted.edits] }]
  }

  const done = async (change: Pending, answer: Done): Promise<void> => {
    if (!answer.done && !answer.conflicts) {
      refused.set(change.id, whyText(answer.why))
      takeDocuments(store, await fetchDocuments(store, filesOf(change)))
      return
    }
    if (answer.done) noteVersion(store, answer)
    const fetched = await fetchDocuments(store, filesOf(change))
    const now = answer.done ? answer.hashes : {}
    const said = answer.done
      ? store.getState().pending.filter((one) => refused.has(one.id) && supersedes(change, one))
      : []
    const gone = new Set((answer.done ? [change, ...said] : []).map(({ id }) => id))
    const rest = store.getState().pending.filter(({ id }) => !gone.has(id))
    // What was refused was made of what the file said then.
    const onTop = ({ base }: Pending) =>
      Object.fromEntries(Object.entries(base).map(([file, hash]) => [file, now[file] ?? hash]))
    takeDocuments(
      store,
      fetched,
      rest.map((one) => (refused.has(one.id) ? one : { ...one, base: onTop(one) })),
    )
    if (answer.done) for (const id of gone) forgetChange(site(), id)
    else clash(change, answer.conflicts ?? [])
  }

  /** Ours is shown, and stays in the browser, until the author has chosen; what was typed meanwhile is part of it. */
  const clash = (change: Pending, conflicts: readonly Conflict[]): void => {
    const { pending, documents } = store.getState()
    const base = Object.fromEntries(
      conflicts.flatMap(({ file }) => {
        const hash = documents.get(file)?.answer.hash
        return hash === undefined ? [] : [[file, hash]]
      }),
    )
    const later = pending.flatMap(({ edits }) => edits)
    const here = conflicts.map((conflict) => ({ ...conflict, id: change.id, base }))
    const latest = here.map((conflict) => typedOn(conflict, later))
    const shown = shownUntilChosen(change, latest)
    const rest = pending.flatMap((one) => {
      if (one.id === change.id) return []
      const edits = besides(one.edits, here)
      if (edits.length === 0) forgetChange(site(), one.id)
      return edits.length > 0 ? [{ ...one, edits }] : []
    })
    const kept = withValues(change, later)
    met.set(change.id, kept)
    storeChange(site(), kept)
    showDocuments(store, shown ? [shown, ...rest] : rest, {
      conflicts: [...store.getState().conflicts, ...latest],
    })
  }
  /** Takes what is typed at a place that waits for a choice. Returns what else is wanted. */
  const typeOn = (wanted: Wanted): Wanted | undefined => {
    const { conflicts, pending } = store.getState()
    const now = conflicts.map((conflict) => typedOn(conflict, wanted.edits))
    const ids = new Set(now.flatMap((one, at) => (one === conflicts[at] ? [] : [one.id])))
    if (ids.size === 0) return wanted
    for (const id of ids) {
      const kept = met.get(id)
      const shown = pending.find((one) => one.id === id)
      if (!kept || !shown) continue
      // Where entries were moved, the place of it in the file now is not the one that the change names.
      const values = kept.edits.length === 1 && kept.edits[0]?.kind === 'set'
      const value = now.find((one) => one.id === id)?.ourValue
      const next = values
        ? { ...kept, edits: kept.edits.map((edit) => ({ ...edit, value })) as Pending['edits'] } // the one that sets it
        : withValues(kept, wanted.edits)
      met.set(id, next)
      storeChange(site(), next)
    }
    showDocuments(
      store,
      pending.map((one) => (ids.has(one.id) ? withValues(one, wanted.edits) : one)),
      { conflicts: now },
    )
    const edits = besides(wanted.edits, conflicts)
    return edits.length > 0 ? { ...wanted, edits } : undefined
  }

  /** The first change that can be made now. */
  const next = (): Pending | undefined => {
    const before: Pending[] = []
    for (const change of store.getState().pending) {
      const waits = waitsForChoice(change, store.getState().conflicts)
      if (!waits && !refused.has(change.id) && !before.some((other) => dependsOn(change, other)))
        return change
      before.push(change)
    }
    return undefined
  }

  const run = async (): Promise<void> => {
    refused.clear()
    for (let change = next(); change; change = next()) {
      sent.add(change.id)
      store.setState({ saving: { state: 'saving' } })
      try {
        await done(change, await post<Done>('change', change, shownQuery(store.getState())))
      } catch (error) {
        const why =
          error instanceof NoAnswer
            ? 'The server does not answer. What you wrote is kept in this browser.'
            : errorMessage(error)
        store.setState({ saving: { state: 'unsaved', why } })
        return
      }
    }
    const [why = store.getState().conflicts.length > 0 ? toChoose : undefined] = refused.values()
    store.setState({ saving: why === undefined ? { state: 'saved' } : { state: 'unsaved', why } })
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    if (store.getState().pending.length === 0) return running ?? Promise.resolve()
    running ??= run().finally(() => {
      running = undefined
      if (store.getState().pending.length > 0) wait(timeout)
    })
    return running
  }
  const wait = (time: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void flush(), time)
  }
  const take = (pending: readonly Pending[]) => {
    const { saving } = store.getState()
    showDocuments(store, pending, {
      saving: saving.state === 'unsaved' ? saving : { state: 'saving' },
    })
  }
  return {
    add: (asked) => {
      const wanted = typeOn(asked)
      if (!wanted) return
      const pending = joined(wanted)
      take(pending)
      const last = pending.at(-1)
      if (last) storeChange(site(), last)
      if (wanted.typing === undefined) void flush()
      else wait(quiet)
    },
    restore: (changes) => {
      take([...changes, ...store.getState().pending])
      void flush()
    },
    flush,
    settle: (conflict, by) => {
      const conflicts = store.getState().conflicts.filter((other) => other !== conflict)
      const isLast = conflicts.every(({ id }) => id !== conflict.id)
      const { file, pointer } = conflict
      const pending = store.getState().pending.flatMap((one) => {
        if (one.id !== conflict.id) return [one]
        const edits = isLast ? [] : besides(one.edits, [conflict])
        return edits.length > 0 ? [{ ...one, edits }] : []
      })
      if (by === 'ours' && 'ourValue' in conflict) {
        const edits = [{ kind: 'set', file, pointer, value: conflict.ourValue } as const]
        const chosen = { label: 'Kept my words', edits, id: newId(), base: conflict.base }
        storeChange(site(), chosen)
        pending.push(chosen)
      }
      if (isLast) {
        forgetChange(site(), conflict.id)
        met.delete(conflict.id)
      }
      showDocuments(store, pending, {
        conflicts,
        saving: { state: pending.length > 0 ? 'saving' : 'saved' },
      })
      void flush()
    },
    drop: () => {
      for (const { id } of [...store.getState().pending, ...met.values()]) forgetChange(site(), id)
      met.clear()
      showDocuments(store, [], { saving: { state: 'saved' }, conflicts: [] })
    },
    holds: (file) => {
      const { pending, saving, documents } = store.getState()
      const waits = ({ id }: Pending) =>
        !refused.has(id) && !met.has(id) && (sent.has(id) || saving.state !== 'unsaved')
      return documents.has(file) && pending.some((one) => waits(one) && filesOf(one).includes(file))
    },
  }
}
