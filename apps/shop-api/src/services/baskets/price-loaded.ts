import {
  type BasketState,
  type PriceBasketInput,
  type PricedBasket,
  priceBasket,
} from '@rasteh/shop-core/basket'
import { subtractRial } from '@rasteh/shop-core/money'
import type { Outcome } from '@rasteh/shop-core/outcome'
import { type CheckedCode, type CodeRefusal, checkSpecialCode } from '@rasteh/shop-core/special-code'
import type { LoadedBasket } from '@rasteh/shop-store/baskets/load-basket'

export type PricedAnswer = {
  basket: PricedBasket
  source: PriceBasketInput
  /** Whether the basket's code counts now; null without one. */
  code: Outcome<CheckedCode, CodeRefusal> | null
}

/** Prices a basket from what was read with it: the code is checked against the goods after their offers. */
export function priceLoaded(loaded: LoadedBasket, state: BasketState, nowMs: number): PricedAnswer {
  const { facts, settings, customer } = loaded
  const score = customer && { ...settings, userScore: customer.score }
  const customerGroup = customer?.groupId ?? null
  const plain = { state, facts, code: null, score, settings, nowMs, customerGroup }
  if (state.specialCode === null) return { basket: priceBasket(plain), source: plain, code: null }
  const { totalPriceWithoutTaxRial, normalDiscountRial } = priceBasket({ ...plain, score: null }).totals
  const basketRial = subtractRial(totalPriceWithoutTaxRial, normalDiscountRial)
  const code = checkSpecialCode(loaded.code ?? undefined, { nowMs, basketRial, customer })
  const source = { ...plain, code: code.ok ? code.value.terms : null }
  return { basket: priceBasket(source), source, code }
}
