import { fitQuantity } from './fit-quantity.ts'
import { type QuantityRules, strideOf } from './quantity-rules.ts'

/** The quantity after the plus button: one step more, inside the limits. */
export function plusStep(current: number, rules: QuantityRules): number {
  return fitQuantity(current + strideOf(rules), rules)
}

/** The quantity after the minus button: one step less, inside the limits. */
export function minusStep(current: number, rules: QuantityRules): number {
  return fitQuantity(current - strideOf(rules), rules)
}

/** The quantity after the up arrow: 1 more, never above the stock; rounding waits for the commit. */
export function stepUp(current: number, { stock }: QuantityRules): number {
  return current + 1 > stock ? current : current + 1
}

/** The quantity after the down arrow: 1 less while that stays above 0; rounding waits for the commit. */
export function stepDown(current: number): number {
  return current - 1 > 0 ? current - 1 : current
}
