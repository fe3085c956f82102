import type { StoreApi } from 'zustand'
import type { PageMode } from '../../protocol/studioPage.ts'
import type { ChosenBy, Place, StudioState } from './StudioState.ts'

/** What the author looks at, and where in it they are. */
export const createSelection = (store: StoreApi<StudioState>) => ({
  choose: (chosen: Place | undefined, chosenBy?: ChosenBy): void =>
    store.setState(({ choice }) => ({ chosen, chosenBy, choice: choice + 1 })),
  /** Keeps the choice on what a command moved: the author has chosen nothing else. */
  follow: (chosen: Place | undefined, chosenBy?: ChosenBy): void =>
    store.setState(({ choice, followed }) => ({
      chosen,
      chosenBy,
      choice: choice + 1,
      followed: followed + 1,
    })),
  /** From now on the page at a route is kept up to date; without a route the author looks at no page. */
  showPage: (shown: string | undefined): void => store.setState({ shown }),
  /** The page is in its frame: requests that were waiting for it begin. */
  frameReady: (): void => {
    if (!store.getState().hasStood) store.setState({ hasStood: true })
  },
  /** Whether clicks on pages write, or follow links. */
  setMode: (mode: PageMode): void => store.setState({ mode }),
  /** Shows pages as they are on a day; without one: today. */
  showDay: (asOf: string | undefined): void => store.setState({ asOf }),
  /** Whether a form holds what is only saved once its own button is pressed. */
  setHasDraft: (hasDraft: boolean): void => store.setState({ hasDraft }),
})
export type Selection = ReturnType<typeof createSelection>
