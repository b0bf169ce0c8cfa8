import {
  PREVIEW_DELAY_MS,
  SEARCH_DEBOUNCE_MS,
  type SearchBoxEvent,
  type SearchBoxKind,
  type SearchBoxState,
  stepSearchBox,
  wantsPreview,
  wantsSuggestions,
} from '@rasteh/shop-core/search-box'
import { createExternalStore } from '#page/islands/external-store.ts'

/** Something that the text may lead to. */
export type FoundEntry = {
  title: string
  address: string
  detail: string | null
  priceRial: number | null
  /** What was typed, which the entry's title goes on from. */
  typed?: string
  /** Words in the category that the title names, and how many products they have there. */
  counted?: { term: string; count: number }
  /** What is before it: a product's picture, a sign, or nothing. */
  mark?: { picture: string | null } | { icon: 'search' | 'menu' }
}

/** What was found for a text: entries in groups, and the URL of all of it. */
export type Found = {
  groups: readonly { title: string | null; entries: readonly FoundEntry[] }[]
  seeAll: { address: string; term: string } | null
}

export type SearchHelp = { state: SearchBoxState; found: Found }

export const NOTHING_FOUND: Found = { groups: [], seeAll: null }
export const NO_HELP: SearchHelp = { state: 'closed', found: NOTHING_FOUND }

type Ask = (term: string, signal: AbortSignal) => Promise<Found>

/** What is under the search box while somebody types. The simple box has no help, so it never asks. */
export function createSearchHelp(kind: SearchBoxKind, ask: Ask) {
  const store = createExternalStore<SearchHelp>(NO_HELP)
  let timer: ReturnType<typeof setTimeout> | undefined
  let call: AbortController | undefined
  let lastText = ''

  const step = (event: SearchBoxEvent, found: Found = store.read().found) =>
    store.set({ state: stepSearchBox(store.read().state, event), found })

  function type(text: string): void {
    clearTimeout(timer)
    if (text.trim() === '') forget('emptied')
    else if (kind !== 'simple') wait(text)
  }

  function wait(text: string): void {
    timer = setTimeout(() => void help(text), kind === 'suggestions' ? SEARCH_DEBOUNCE_MS : PREVIEW_DELAY_MS)
  }

  async function help(text: string): Promise<void> {
    if (kind === 'platform-preview' && !wantsPreview(text)) return forget('emptied')
    if (!wantsSuggestions(text, lastText)) return
    lastText = text
    call?.abort()
    call = new AbortController()
    const { signal } = call
    step('asked')
    const found = await ask(text.trim(), signal).catch(() => null)
    if (signal.aborted) return
    if (found === null) step('failed', NOTHING_FOUND)
    else step(found.groups.length > 0 ? 'found' : 'found-nothing', found)
  }

  /** Closes the help; what was asked is out of date. */
  function forget(event: 'emptied' | 'left'): void {
    clearTimeout(timer)
    call?.abort()
    lastText = ''
    step(event, NOTHING_FOUND)
  }

  return { read: store.read, subscribe: store.subscribe, type, leave: () => forget('left') }
}
