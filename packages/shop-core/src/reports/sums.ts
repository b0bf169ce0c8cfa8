/** The sums of some days. Sales are those of orders that stand, on the day of the order; refunds are on their own day. */
export type SalesSums = {
  orders: number
  units: number
  goodsRial: number
  discountRial: number
  codeDiscountRial: number
  taxRial: number
  deliveryRial: number
  payableRial: number
  refunds: number
  refundRial: number
  returns: number
  returnedUnits: number
}

export const NO_SALES: SalesSums = {
  orders: 0,
  units: 0,
  goodsRial: 0,
  discountRial: 0,
  codeDiscountRial: 0,
  taxRial: 0,
  deliveryRial: 0,
  payableRial: 0,
  refunds: 0,
  refundRial: 0,
  returns: 0,
  returnedUnits: 0,
}

const MEASURES = Object.keys(NO_SALES) as readonly (keyof SalesSums)[]

export function addSums(one: SalesSums, other: SalesSums): SalesSums {
  const sums = { ...one }
  for (const measure of MEASURES) sums[measure] += other[measure]
  return sums
}

/** What was sold of goods after discounts, without tax and delivery. */
export const netGoodsRial = ({ goodsRial, discountRial }: SalesSums): number => goodsRial - discountRial

/** What an order came to on average, in whole Rials; 0 without orders. */
export function averageOrderRial({ orders, payableRial }: SalesSums): number {
  return orders === 0 ? 0 : Math.round(payableRial / orders)
}

/** What is left of the sales when the refunds of the same days are taken off. */
export const afterRefundsRial = ({ payableRial, refundRial }: SalesSums): number => payableRial - refundRial

/** How a figure compares with another one; `percent` is rounded to a tenth and never negative. */
export type Change =
  | { kind: 'up' | 'down'; percent: number }
  /** There was nothing before: no percentage says how much more it is. */
  | { kind: 'new' }
  | { kind: 'same' }

export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' }
  if (before <= 0) return now > before ? { kind: 'new' } : { kind: 'down', percent: 0 }
  const percent = Math.round((Math.abs(now - before) / before) * 1000) / 10
  return { kind: now > before ? 'up' : 'down', percent }
}

/** How many days the units on the shelf last at the pace of the last days; null where none was sold. */
export function daysOfCover(stock: number, soldUnits: number, days: number): number | null {
  return soldUnits > 0 ? Math.floor((stock * days) / soldUnits) : null
}
