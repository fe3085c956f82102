import type { StoreApi } from 'zustand'
import { type OverviewEvent, patchedOverview } from '../../protocol/overviewPatch.ts'
import { foundAtFirst } from './foundSince.ts'
import type { Notices } from './notices.ts'
import { renewToken } from './renewToken.ts'
import type { StudioState } from './StudioState.ts'
import type { Saver } from './saver.ts'
import type { SiteDocuments } from './siteDocuments.ts'
import { storedChanges } from './storedChanges.ts'

/** Sends again what an earlier window of this browser could not save. */
const restoreChanges = async (
  store: StoreApi<StudioState>,
  site: string,
  saver: Saver,
  documents: SiteDocuments,
  notices: Notices,
): Promise<void> => {
  const pending = (await storedChanges(site)).filter(({ id }) =>
    store.getState().pending.every((known) => known.id !== id),
  )
  if (pending.length === 0) return
  documents.openLater(pending.flatMap(({ edits }) => edits.map(({ file }) => file)))
  saver.restore(pending)
  notices.notify(
    `Brought back what was not saved when you left: ${pending.map(({ label }) => label).join(', ')}.`,
  )
}

/** Follows the site: its server announces each version, from this window or another program, and what lint finds in it. */
export const followSite = (
  store: StoreApi<StudioState>,
  saver: Saver,
  documents: SiteDocuments,
  notices: Notices,
): void => {
  const events = new EventSource('/~studio/events')
  events.onmessage = ({ data }) => {
    const { overview: before, version } = store.getState()
    const event = JSON.parse(String(data)) as OverviewEvent // our own server's words
    const overview =
      'overview' in event ? event.overview : before && patchedOverview(before, event.patch)
    if (!overview) return
    store.setState({
      overview,
      foundAtFirst: foundAtFirst(store.getState().foundAtFirst, overview),
      isConnected: true,
      version: 'overview' in event ? overview.version : Math.max(version, overview.version),
    })
    if (!before) void restoreChanges(store, overview.root, saver, documents, notices)
    else if ('overview' in event) {
      // The server was away. If it has another site now, what was written for this one is kept until that is back.
      if (overview.root !== before.root) return location.reload()
      documents.expire()
      void renewToken().then(saver.flush)
    }
    void documents.refresh(overview.version) // of a version that is known, lint has found something
  }
  events.onerror = () => store.setState({ isConnected: false })
}
