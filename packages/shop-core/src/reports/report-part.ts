/** What sales are grouped by. Goods know no orders of their own, and no delivery. */
export const GOODS_PARTS = ['product', 'variant', 'category', 'brand'] as const
export const ORDER_PARTS = [
  'hour',
  'city',
  'province',
  'code',
  'marketer',
  'payment',
  'delivery',
  'tax',
] as const
export const REPORT_PARTS = [...GOODS_PARTS, ...ORDER_PARTS] as const

export type GoodsPart = (typeof GOODS_PARTS)[number]
export type OrderPart = (typeof ORDER_PARTS)[number]
export type ReportPart = (typeof REPORT_PARTS)[number]

export const isGoodsPart = (part: ReportPart): part is GoodsPart =>
  (GOODS_PARTS as readonly ReportPart[]).includes(part)

/** How long a product lies unsold before it counts as dead stock. */
export const DEAD_STOCK_DAYS = [30, 60, 90, 180, 365] as const
export type DeadStockDays = (typeof DEAD_STOCK_DAYS)[number]

/** A basket without a change for so long was left. */
export const LEFT_BASKET_HOURS = 24

/** The days whose pace says how long the stock lasts. */
export const PACE_DAYS = 30
