import { highestQuantity, nearestStep, type QuantityRules } from './quantity-rules.ts'

/** The quantity the page puts in place of `wanted`: the nearest step, then the caps, and the minimum last of all. */
export function fitQuantity(wanted: number, rules: QuantityRules): number {
  const capped = Math.min(nearestStep(wanted, rules), highestQuantity(rules))
  return Math.max(capped, rules.min)
}
