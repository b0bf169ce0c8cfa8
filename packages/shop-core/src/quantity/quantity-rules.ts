/** What limits the quantity of one variant. A `max` of 0 means there is no upper limit. */
export type QuantityRules = { min: number; max: number; step: number; stock: number; unit: string }

/** The highest quantity the maximum and the stock allow. */
export function highestQuantity({ max, stock }: QuantityRules): number {
  return max > 0 ? Math.min(max, stock) : stock
}

/** The distance between two allowed quantities; a step that is not above 0 counts as 1. */
export function strideOf({ step }: QuantityRules): number {
  return step > 0 ? step : 1
}

/** The step nearest to `wanted`, counted from the minimum, half up. */
export function nearestStep(wanted: number, rules: QuantityRules): number {
  const stride = strideOf(rules)
  return rules.min + Math.floor((wanted - rules.min) / stride + 0.5) * stride
}
