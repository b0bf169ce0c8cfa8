import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { Rial } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** The least and the most a basket may be worth; null or 0 means there is no such limit. */
export type BasketValueLimits = { minBasketRial: Rial | null; maxBasketRial: Rial | null }

export type BasketValueRefusal =
  | { kind: 'basket-below-min'; amountRial: Rial }
  | { kind: 'basket-above-max'; amountRial: Rial }

/** Says whether a basket of this value may be ordered. */
export function checkBasketValue(
  value: Rial,
  { minBasketRial, maxBasketRial }: BasketValueLimits,
): Outcome<Rial, BasketValueRefusal> {
  if (minBasketRial && value < minBasketRial) {
    return refuse({ kind: 'basket-below-min', amountRial: minBasketRial })
  }
  if (maxBasketRial && value > maxBasketRial) {
    return refuse({ kind: 'basket-above-max', amountRial: maxBasketRial })
  }
  return accept(value)
}

/** The message of a basket-value warning: its key, and the limit with the price unit for its `{0}`. */
export function toBasketValueMessage({ kind, amountRial }: BasketValueRefusal, style: MoneyStyle) {
  return { key: MESSAGE_OF[kind], parameters: { 0: formatMoney(amountRial, style) } }
}

const MESSAGE_OF = {
  'basket-below-min': 'BasketBelowMinimum',
  'basket-above-max': 'BasketAboveMaximum',
} as const satisfies Record<BasketValueRefusal['kind'], string>
