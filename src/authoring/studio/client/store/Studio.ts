import type { StoreApi } from 'zustand'
import type { Commands } from './commands.ts'
import type { Notices } from './notices.ts'
import type { StudioState, Wanted } from './StudioState.ts'
import type { Saver } from './saver.ts'
import type { Selection } from './selection.ts'
import type { SiteDocuments } from './siteDocuments.ts'
import type { SiteQueries } from './siteQueries.ts'

/** What the studio's parts are passed: its state, what the server answers, and all that an author can do. */
export type Studio = Omit<StoreApi<StudioState>, 'setState'> &
  Notices &
  Selection &
  Commands &
  Pick<SiteDocuments, 'open'> & {
    readonly queries: SiteQueries
    /** Changes documents: at once on the screen and in the browser's store, on disk as soon as the server has it. */
    readonly send: (wanted: Wanted) => void
    readonly resolveConflict: Saver['settle']
    /** Tries at once to save what is pending; afterwards all that is open is up to date. */
    readonly save: () => Promise<void>
    /** Discards what could not be saved. */
    readonly dropUnsaved: () => void
  }
