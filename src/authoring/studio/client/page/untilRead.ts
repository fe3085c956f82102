import type { Studio } from '../store/Studio.ts'

/** Waits until the studio knows what site it is that is written: before that nothing that is typed could be kept for it. */
export const untilRead = ({ get, subscribe }: Pick<Studio, 'get' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    if (get().overview) return resolve()
    const stop = subscribe(() => {
      if (!get().overview) return
      stop()
      resolve()
    })
  })
