import { highestQuantity, nearestStep, type QuantityRules } from './quantity-rules.ts'

/**
 * The quantity the server takes `wanted` for: rounded to the step, but never brought inside a limit it breaks,
 * so that `checkQuantity` can refuse it. A cap between two steps may be ordered, since the page stops there too.
 */
export function toStep(wanted: number, rules: QuantityRules): number {
  const highest = highestQuantity(rules)
  if (wanted < rules.min || wanted >= highest) return wanted
  return Math.min(nearestStep(wanted, rules), highest)
}
