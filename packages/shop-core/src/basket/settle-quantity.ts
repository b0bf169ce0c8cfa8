import { accept, type Outcome } from '../outcome.ts'
import { highestQuantity, strideOf } from '../quantity/quantity-rules.ts'
import { checkQuantity, type QuantityRefusal, type QuantityRules, toStep } from '../quantity.ts'

type Asked = { quantity: number; inOtherLines: number; mayRaise: boolean }
type Settled = { quantity: number; raisedToMin: boolean }

/**
 * Settles a line's quantity under the limits of its variant, which hold for all its lines together. Where
 * `mayRaise`, a sum under the minimum is raised to it; a line that was asked for never vanishes by rounding.
 */
export function settleQuantity(asked: Asked, rules: QuantityRules): Outcome<Settled, QuantityRefusal> {
  const { inOtherLines } = asked
  const wanted = asked.quantity + inOtherLines
  const raisedToMin = asked.mayRaise && wanted < rules.min
  const rounded = toStep(raisedToMin ? rules.min : wanted, rules)
  const nextStep = Math.min(rounded + strideOf(rules), highestQuantity(rules))
  const outcome = checkQuantity(rounded > inOtherLines ? rounded : nextStep, rules)
  if (!outcome.ok) return outcome
  return accept({ quantity: outcome.value - inOtherLines, raisedToMin })
}
