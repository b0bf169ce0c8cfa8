/** A value that islands share: read it, be told when it changes. The shape is what `useSyncExternalStore` takes. */
export type ExternalStore<State> = {
  read: () => State
  subscribe: (listener: () => void) => () => void
  set: (change: Partial<State>) => void
}

export function createExternalStore<State extends object>(initial: State): ExternalStore<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}
