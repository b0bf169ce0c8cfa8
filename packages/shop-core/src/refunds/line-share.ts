/** What was agreed for a line: its price less every discount, and its tax. */
export type FrozenLine = {
  position: number
  quantity: number
  priceRial: number
  discountRial: number
  taxRial: number
}

/** What was paid for a line: discount, code and score are in its discount, spread when the order was placed. */
export function paidForLine({ priceRial, discountRial, taxRial }: FrozenLine): number {
  return Math.max(0, priceRial - discountRial + taxRial)
}

/**
 * What the first units of a line come to. It is counted from the line's start, so that the parts of a line, in
 * whatever number, come to the line to the Rial: the last unit takes what rounding left.
 */
export function shareOfUnits(line: FrozenLine, units: number): number {
  const paid = paidForLine(line)
  const { quantity } = line
  // Not paid * units / quantity: that product may be above what a number holds exactly.
  const [whole, rest] = [Math.floor(paid / quantity), paid % quantity]
  return whole * units + Math.floor((rest * units) / quantity)
}

/** What some units of a line come to, after others of it have been given back. */
export function refundOfUnits(line: FrozenLine, given: { before: number; units: number }): number {
  return shareOfUnits(line, given.before + given.units) - shareOfUnits(line, given.before)
}
