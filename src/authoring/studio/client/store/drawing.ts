import type { StoreApi } from 'zustand'
import { asOfKey } from '../../../workspace/onDay.ts'
import { ask } from './askServer.ts'
import type { StudioState } from './StudioState.ts'

type Shown = Pick<StudioState, 'shown' | 'version' | 'mode' | 'asOf'>

/** By what a request to the server names the page that the author looks at. */
export const shownQuery = ({
  shown,
  mode,
  asOf,
}: Omit<Shown, 'version'>): Readonly<Record<string, string>> =>
  shown === undefined
    ? {}
    : {
        route: shown,
        ...(mode === 'look' ? { mode } : {}),
        ...(asOf === undefined ? {} : { [asOfKey]: asOf }),
      }

/** Keeps the page that the author looks at as it is drawn now: asks for it after every change that has not brought it along. Answers that come late are dropped. */
export const keepDrawn = (store: StoreApi<StudioState>): void => {
  let last: Shown = {} as Shown // of nothing yet
  const isSame = (one: Shown, other: Shown) =>
    one.shown === other.shown &&
    one.version === other.version &&
    one.mode === other.mode &&
    one.asOf === other.asOf
  const isThere = (wanted: Shown) => {
    const { drawn } = store.getState()
    return (
      drawn !== undefined &&
      isSame(wanted, {
        shown: drawn.route,
        version: drawn.version,
        mode: drawn.mode,
        asOf: drawn.asOf,
      })
    )
  }
  store.subscribe(() => {
    const { overview, shown, version, mode, asOf } = store.getState()
    if (!overview) return // of which version it is, nobody knows yet
    const now = { shown, version, mode, asOf }
    if (isSame(now, last)) return
    last = now
    if (shown === undefined || isThere(now)) return
    ask('drawn', shownQuery(now)).then(
      (answer) => {
        if (isSame(now, last) && !isThere(now)) store.setState({ drawn: { ...answer, version } })
      },
      () => undefined, // the bar tells that the server is gone
    )
  })
}
