import type { OrderState } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'
import { retryUnknownCommit } from '../platform/retry-unknown-commit.ts'

/** An order as the shop's rules worked it out from a basket at one version. */
export type OrderDraft = {
  key: string
  customerId: number
  basketId: string
  basketVersion: number
  state: OrderState
  methodId: number
  installmentPlanId: number | null
  culture: string
  priceUnit: string
  priceRial: number
  normalDiscountRial: number
  codeDiscountRial: number
  scoreDiscountRial: number
  discountRial: number
  taxRial: number
  postalRial: number
  payableRial: number
  dueRial: number
  specialCode: string | null
  codeId: number | null
  scoreSpent: number
  deliveryMethodId: number | null
  deliveryTitle: string | null
  promisedDay: string | null
  promisedFrom: number | null
  promisedTo: number | null
  paidOnArrival: boolean
  address: object | null
  /** Of a company that buys; null for everybody else. */
  economicCode: string | null
}

export type OrderLineDraft = {
  position: number
  productId: number
  variantId: number
  addonOf: number | null
  productType: number
  title: string
  unitTitle: string
  picture: string | null
  userDescription: string | null
  quantity: number
  unitPriceRial: number
  priceRial: number
  discountRial: number
  taxPercent: number
  taxRial: number
}

/** `dueOn` is an ISO day. */
export type OrderDue = { position: number; dueOn: string; amountRial: number }

export type Placing = {
  order: OrderDraft
  lines: readonly OrderLineDraft[]
  dues: readonly OrderDue[]
  /** Null where nothing is paid online. */
  attempt: { gateway: string; bankTitle: string } | null
  holdSeconds: number
}

export type Placed =
  | { orderId: string; number: number; attemptId: string | null; repeated: boolean }
  | { refusal: PlacingRefusal; variantId: number | null }

/** What is known only when the order is written. */
export type PlacingRefusal =
  | 'basket-changed'
  | 'code-used-up'
  | 'code-used-by-customer'
  | 'score-changed'
  | 'delivery-full'
  | 'delivery-promise-changed'
  | 'stock-exceeded'

/**
 * Makes an order, its lines, its holds and its first payment attempt in one statement: whole, or not at all. The same key
 * sent again finds the order that it made, so an answer that was lost on the way is asked for again.
 */
export async function placeOrder(
  database: Database,
  { order, lines, dues, attempt, holdSeconds }: Placing,
): Promise<Placed> {
  const statement = {
    name: 'place-order',
    text: 'select shop.place_order($1, $2, $3, $4, $5, $6) as placed',
    values: [
      JSON.stringify(toColumns(order)),
      JSON.stringify(lines.map(toColumns)),
      JSON.stringify(dues.map(toColumns)),
      attempt && JSON.stringify(attempt),
      holdSeconds,
      `customer ${order.customerId}`,
    ],
  }
  const { rows } = await retryUnknownCommit(database, () => database.query<{ placed: Placed }>(statement))
  const [row] = rows
  if (!row) throw new Error('placing always answers one row')
  return row.placed
}

/** camelCase to the names of columns. */
function toColumns(given: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (char) => `_${char.toLowerCase()}`),
      value,
    ]),
  )
}
