import type { BasketNotice, BasketRefusal, BasketState, LineChange } from '@rasteh/shop-core/basket'
import type { Outcome } from '@rasteh/shop-core/outcome'
import type { BasketKey, CustomerSession, LoadedBasket } from '@rasteh/shop-store/baskets/load-basket'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { PricedAnswer } from './price-loaded.ts'

/** Who asks, for which basket, in which language, and by which idempotency key if the change may be sent again. */
export type BasketCaller = {
  key: BasketKey | null
  session: CustomerSession | null
  locale: Locale
  change: { idempotencyKey: string; requestHash: Buffer } | null
}

export type BasketAnswer = PricedAnswer & {
  refusal: BasketRefusal | null
  notice: BasketNotice | null
  /** Set when this call made the basket: what its owner's browser must keep. */
  created: { handle: string; secret: string } | null
}

export type Decide = (
  state: BasketState,
  loaded: LoadedBasket,
) => Outcome<{ state: BasketState; notice: BasketNotice | null }, BasketRefusal>

/** Every call that reads or changes a basket. Each answers the whole basket as it then is. */
export type Baskets = {
  load(caller: BasketCaller): Promise<BasketAnswer>
  change(caller: BasketCaller, changes: readonly LineChange[]): Promise<BasketAnswer>
  removeLine(caller: BasketCaller, lineId: string): Promise<BasketAnswer>
  useScore(caller: BasketCaller, usesScore: boolean): Promise<BasketAnswer>
  /** Null takes the code off. A code that does not count leaves the basket as it was. */
  applyCode(caller: BasketCaller, code: string | null): Promise<BasketAnswer>
  /** A new basket of exactly these lines in place of the old one. */
  replace(caller: BasketCaller, lines: readonly LineChange[]): Promise<BasketAnswer>
}
