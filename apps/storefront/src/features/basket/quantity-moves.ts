import {
  fitQuantity,
  minusStep,
  plusStep,
  type QuantityRules,
  stepDown,
  stepUp,
} from '@rasteh/shop-core/quantity'
import type { QuantityMoves } from '@rasteh/ui/quantity-stepper'

/** The rules of quantity as a stepper's moves; rules that may change meanwhile are asked for at each move. */
export function quantityMoves(given: QuantityRules | (() => QuantityRules)): QuantityMoves {
  const rules = typeof given === 'function' ? given : () => given
  return {
    plus: (current) => plusStep(current, rules()),
    minus: (current) => minusStep(current, rules()),
    up: (current) => stepUp(current, rules()),
    down: stepDown,
    fit: (wanted) => fitQuantity(wanted, rules()),
  }
}
