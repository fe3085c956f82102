import type { Studio } from '../store/Studio.ts'

/** Waits until the studio knows what site it is that is written: before that nothing that is typed could be kept for it. */
export const untilRead = ({
  getState,
  subscribe,
}: Pick<Studio, 'getState' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    if (getState().overview) return resolve()
    const stop = subscribe(() => {
      if (!getState().overview) return
      stop()
      resolve()
    })
  })
