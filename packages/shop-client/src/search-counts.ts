import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS } from '@rasteh/contracts/paths'

/** Tells that somebody goes from the results to a product. The page is being left, so nobody waits for the answer. */
export function tellSearchClick(productId: number): void {
  tell('search.click', ADDED_PATHS.searchClick, { ProductId: productId })
}

/** Tells that a search found nothing. */
export function tellSearchMiss(term: string): void {
  tell('search.miss', ADDED_PATHS.searchMiss, { Term: term })
}

/** A count that is lost matters to nobody; the visitor is never told. */
function tell(label: string, path: string, body: object): void {
  const headers = { 'content-type': 'application/json', [LABEL_HEADER]: label }
  const sent = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }
  void fetch(path, { ...sent, credentials: 'same-origin' }).catch(() => {})
}
