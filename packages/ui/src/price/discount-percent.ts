/** The whole percent taken off, rounded down so that no label promises more than it gives; 0 is no discount. */
export function discountPercent(priceRial: number, oldPriceRial: number | null): number {
  if (oldPriceRial === null || oldPriceRial <= priceRial) return 0
  return Math.floor(((oldPriceRial - priceRial) * 100) / oldPriceRial)
}
