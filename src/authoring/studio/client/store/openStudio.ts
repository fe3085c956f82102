import { createStore } from 'zustand'
import { createCommands } from './commands.ts'
import { cutAfter } from './cutFact.ts'
import { keepDrawn } from './drawing.ts'
import { createNotices } from './notices.ts'
import type { Studio } from './Studio.ts'
import { firstState, type StudioState, type Wanted } from './StudioState.ts'
import { openSaver } from './saver.ts'
import { createSelection } from './selection.ts'
import { createSiteDocuments } from './siteDocuments.ts'
import { followSite } from './siteEvents.ts'
import { createSiteQueries } from './siteQueries.ts'

/** Opens the studio on the server that its page came from, and follows the site from then on. */
export const openStudio = (): Studio => {
  const store = createStore<StudioState>()(() => firstState)
  const saver = openSaver(store, () => store.getState().overview?.root ?? '')
  const queries = createSiteQueries(store)
  const documents = createSiteDocuments(store, saver, queries)
  const notices = createNotices(store)
  const send = (wanted: Wanted): void => {
    const { cut, notice } = store.getState()
    const next = cutAfter(store.getState(), wanted)
    if (notice?.canUndo) store.setState({ notice: { ...notice, canUndo: false } }) // its Undo would revert this change instead
    if (next !== cut) store.setState({ cut: next })
    saver.add(wanted)
  }
  keepDrawn(store)
  followSite(store, saver, documents, notices)
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    queries,
    ...notices,
    ...createSelection(store),
    ...createCommands(store, saver, documents, notices, send),
    open: documents.open,
    send,
    resolveConflict: saver.settle,
    save: async () => {
      await saver.flush()
      await documents.refresh(store.getState().version)
    },
    dropUnsaved: saver.drop,
  }
}
