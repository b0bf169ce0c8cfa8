import {
  fitQuantity,
  minusStep,
  plusStep,
  type QuantityRules,
  stepDown,
  stepUp,
} from '@rasteh/shop-core/quantity'
import type { QuantityMoves } from '@rasteh/ui/quantity-stepper'

/** The rules of quantity as a stepper's moves. */
export function quantityMoves(rules: QuantityRules): QuantityMoves {
  return {
    plus: (current) => plusStep(current, rules),
    minus: (current) => minusStep(current, rules),
    up: (current) => stepUp(current, rules),
    down: stepDown,
    fit: (wanted) => fitQuantity(wanted, rules),
  }
}
