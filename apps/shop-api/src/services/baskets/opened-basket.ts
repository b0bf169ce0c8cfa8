import { type BasketState, mergeBaskets } from '@rasteh/shop-core/basket'
import type { KeptBasket, LoadedBasket } from '@rasteh/shop-store/baskets/load-basket'

/**
 * Which basket a call is about, and what must be written for that alone: a guest's basket that meets its customer
 * is bound, or merged into the one the customer already has.
 */
export type OpenedBasket =
  | { how: 'new'; state: BasketState }
  | { how: 'kept'; before: KeptBasket; state: BasketState; bindTo: number | null }
  | { how: 'merge'; before: KeptBasket; guest: KeptBasket; state: BasketState }

export function openBasket({ customer, own, guest, facts }: LoadedBasket): OpenedBasket {
  if (own && guest) return { how: 'merge', before: own, guest, state: mergeBaskets(guest, own, facts).state }
  const kept = own ?? guest
  if (!kept) return { how: 'new', state: NO_BASKET }
  return { how: 'kept', before: kept, state: kept, bindTo: own ? null : (customer?.id ?? null) }
}

/** Says whether the opened basket must be written even if nothing in it changes. */
export function mustBeSaved(opened: OpenedBasket): boolean {
  return opened.how === 'merge' || (opened.how === 'kept' && opened.bindTo !== null)
}

/** No basket yet is an empty one without a name: the same rules decide its first change. */
const NO_BASKET: BasketState = {
  id: '',
  handle: '',
  version: 0,
  lines: [],
  specialCode: null,
  usesScore: false,
}
