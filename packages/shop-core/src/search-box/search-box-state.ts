/** What is shown under the search box: nothing, a loading sign, a notice that nothing was found, or suggestions. */
export type SearchBoxState = 'closed' | 'loading' | 'empty' | 'open'

/** What can happen to the search box. */
export type SearchBoxEvent = 'asked' | 'found' | 'found-nothing' | 'failed' | 'emptied' | 'left'

/** What becomes of the search box. A failure shows nothing, and an answer that comes after the box was closed is too late. */
export function stepSearchBox(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  return TRANSITIONS[state][event] ?? state
}

type Transitions = Partial<Record<SearchBoxEvent, SearchBoxState>>

const ALWAYS: Transitions = { asked: 'loading', emptied: 'closed', left: 'closed' }

const TRANSITIONS: Readonly<Record<SearchBoxState, Transitions>> = {
  closed: ALWAYS,
  loading: { ...ALWAYS, found: 'open', 'found-nothing': 'empty', failed: 'closed' },
  empty: ALWAYS,
  open: ALWAYS,
}
