/** A links element's partial content: not requested, loading, or loaded. */
export type PartialState = 'unloaded' | 'loading' | 'loaded'

/** What can happen to a loader element. */
export type PartialEvent = 'clicked' | 'arrived' | 'failed'

/** What the page has to do: ask for the partial, or call the element's callback. */
export type PartialEffect = 'fetch' | 'run-callback' | null

/** A step's outcome: the new state and what to do. */
export type PartialStep = { readonly state: PartialState; readonly effect: PartialEffect }

/**
 * What becomes of a loader: its first click fetches, later clicks only run the callback.
 * A failed fetch leaves it unloaded, so the next click tries again.
 */
export function stepPartialLoader(state: PartialState, event: PartialEvent): PartialStep {
  return TRANSITIONS[state][event] ?? { state, effect: null }
}

const TRANSITIONS: Readonly<Record<PartialState, Partial<Record<PartialEvent, PartialStep>>>> = {
  unloaded: { clicked: { state: 'loading', effect: 'fetch' } },
  loading: {
    arrived: { state: 'loaded', effect: 'run-callback' },
    failed: { state: 'unloaded', effect: null },
  },
  loaded: { clicked: { state: 'loaded', effect: 'run-callback' } },
}
