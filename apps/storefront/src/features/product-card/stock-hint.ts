/** With fewer orders than this left, the page says how much there is. */
const FEW_ORDERS = 5

export type StockFacts = { stock: number; min: number; step: number }
export type StockHint = 'out' | 'few' | 'enough'

/** What a page says of the stock. Less than one smallest order is nothing to a shopper. */
export function stockHint({ stock, min, step }: StockFacts): StockHint {
  if (stock < min || stock <= 0) return 'out'
  return stock < min + FEW_ORDERS * step ? 'few' : 'enough'
}
