import type { StoreApi } from 'zustand'
import type { Done } from '../../protocol/requests.ts'
import type { StudioState } from './StudioState.ts'

/** Something is on disk: the page shows it at once, before the server tells everybody of it. */
export const noteVersion = (
  store: StoreApi<StudioState>,
  { version = 0, drawn }: Extract<Done, { done: true }>,
): void => {
  const { version: known, shown, asOf } = store.getState()
  if (version < known) return
  store.setState({
    version,
    foreseen: undefined,
    ...(drawn && drawn.route === shown && drawn.asOf === asOf
      ? { drawn: { ...drawn, version } }
      : {}),
  })
}
