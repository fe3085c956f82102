export type Store<State> = {
  readonly get: () => State
  readonly set: (next: Partial<State>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A state that tells who listens when it has changed. */
export const createStore = <State extends object>(first: State): Store<State> => {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      state = { ...state, ...next }
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
