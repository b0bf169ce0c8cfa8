import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS } from '@rasteh/contracts/paths'

/**
 * Tells that a visitor goes from the results to a product, and which search found nothing before it. They leave the page, so
 * the call awaits no answer.
 */
export function reportSearchClick(productId: number, term: string, missed: string | null): void {
  const after = missed === null ? {} : { After: missed }
  report('search.click', ADDED_PATHS.searchClick, { ProductId: productId, Term: term, ...after })
}

/** Tells that a search found something. */
export function reportSearchAsked(term: string): void {
  report('search.asked', ADDED_PATHS.searchAsked, { Term: term })
}

/** Tells that a search found nothing. */
export function reportSearchMiss(term: string): void {
  report('search.miss', ADDED_PATHS.searchMiss, { Term: term })
}

/** A count that is lost does not matter; the visitor never learns of it. */
function report(label: string, path: string, body: object): void {
  const headers = { 'content-type': 'application/json', [LABEL_HEADER]: label }
  const sent = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }
  void fetch(path, { ...sent, credentials: 'same-origin' }).catch(() => {})
}
