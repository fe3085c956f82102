import type { Done } from '../../protocol/requests.ts'
import type { Store } from './createStore.ts'
import type { StudioState } from './StudioState.ts'

/** Something is on disk: what shows it is drawn at once, before the server tells everybody of it. */
export const noteVersion = (store: Store<StudioState>, { version = 0 }: Extract<Done, { done: true }>): void => {
  if (version > store.get().version) store.set({ version })
}
