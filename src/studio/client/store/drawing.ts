import { asOfKey } from '../../../preview/onDay.ts'
import type { DrawnAnswer } from '../../protocol/studioPage.ts'
import { ask } from './askServer.ts'
import type { Store } from './createStore.ts'
import type { StudioState } from './StudioState.ts'

type Shown = Pick<StudioState, 'shown' | 'version' | 'asOf'>

/** By what a request to the server names the page that the author looks at. */
export const shownQuery = ({ shown, asOf }: Pick<Shown, 'shown' | 'asOf'>): Readonly<Record<string, string>> =>
  shown === undefined ? {} : { route: shown, ...(asOf === undefined ? {} : { [asOfKey]: asOf }) }

/** Keeps the page that the author looks at as it is drawn now: asks for it after every change that has not brought it along. Answers that come late are dropped. */
export const keepDrawn = (store: Store<StudioState>): void => {
  let last: Shown = {} as Shown // of nothing yet
  const isSame = (one: Shown, other: Shown) => one.shown === other.shown && one.version === other.version && one.asOf === other.asOf
  const isThere = (wanted: Shown) => {
    const { drawn } = store.get()
    return drawn !== undefined && isSame(wanted, { shown: drawn.route, version: drawn.version, asOf: drawn.asOf })
  }
  store.subscribe(() => {
    const { overview, shown, version, asOf } = store.get()
    if (!overview) return // of which version it is, nobody knows yet
    const now = { shown, version, asOf }
    if (isSame(now, last)) return
    last = now
    if (shown === undefined || isThere(now)) return
    ask<DrawnAnswer>('drawn', shownQuery(now)).then(
      (answer) => {
        if (isSame(now, last) && !isThere(now)) store.set({ drawn: { ...answer, version } })
      },
      () => undefined, // the bar tells that the server is gone
    )
  })
}
