const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type Lull = {
  /** Somebody has asked for something that comes first. */
  readonly asked: () => void
  /** Waits until nobody has for `quiet` milliseconds, but no longer than `most`. */
  readonly until: (quiet: number, most: number) => Promise<void>
}

/** Lets go first what others wait for: a server makes one thing at a time. */
export const openLull = (): Lull => {
  let last = Number.NEGATIVE_INFINITY
  return {
    asked: () => {
      last = performance.now()
    },
    until: async (quiet, most) => {
      const end = performance.now() + most
      for (let left = last + quiet; left > performance.now() && performance.now() < end; left = last + quiet)
        await wait(Math.max(1, Math.min(left, end) - performance.now()))
    },
  }
}
