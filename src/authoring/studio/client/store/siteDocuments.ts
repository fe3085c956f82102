import type { StoreApi } from 'zustand'
import { fetchDocuments, takeDocuments } from './documents.ts'
import type { StudioState } from './StudioState.ts'
import type { Saver } from './saver.ts'
import type { SiteQueries } from './siteQueries.ts'

/** The documents that are open, kept as they are on disk. */
export const createSiteDocuments = (
  store: StoreApi<StudioState>,
  saver: Saver,
  queries: SiteQueries,
) => {
  const files = new Set<string>()
  /** The version of the site whose documents are here. */
  let fetchedVersion = 0
  let refreshing = Promise.resolve()
  const fetchAll = async (): Promise<void> => {
    const fetched = await fetchDocuments(store, [...files])
    takeDocuments(
      store,
      fetched.filter(({ file }) => !saver.holds(file)),
    )
    await queries.refreshShared()
  }
  return {
    /** Opens a document, which then stays up to date. */
    open: (file: string): void => {
      if (files.has(file)) return
      files.add(file)
      void fetchDocuments(store, [file]).then((answers) => takeDocuments(store, answers))
    },
    /** Opens documents that the next refresh brings. */
    openLater: (opened: Iterable<string>): void => {
      for (const file of opened) files.add(file)
    },
    /** Fetches all that is open, once for each version: the server also announces what was written from here. */
    refresh: (version?: number): Promise<void> => {
      if (version === undefined || version > fetchedVersion) refreshing = fetchAll()
      fetchedVersion = Math.max(fetchedVersion, version ?? 0)
      return refreshing
    },
    /** The server started again: whatever is here may be outdated, the kit too. */
    expire: (): void => {
      fetchedVersion = 0
      void queries.client.invalidateQueries({ queryKey: ['kit'] })
    },
  }
}
export type SiteDocuments = ReturnType<typeof createSiteDocuments>
