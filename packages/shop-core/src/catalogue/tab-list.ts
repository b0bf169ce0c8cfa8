/** The products of a tab or module: not asked for, on their way, or there. */
export type TabListState = 'unloaded' | 'loading' | 'loaded'

/** What can happen to the list. */
export type TabListEvent = 'opened' | 'arrived' | 'failed'

/** What becomes of the list: it is loaded once only, and a failure lets it be asked for again. */
export function stepTabList(state: TabListState, event: TabListEvent): TabListState {
  return TRANSITIONS[state][event] ?? state
}

const TRANSITIONS: Readonly<Record<TabListState, Partial<Record<TabListEvent, TabListState>>>> = {
  unloaded: { opened: 'loading' },
  loading: { arrived: 'loaded', failed: 'unloaded' },
  loaded: {},
}
