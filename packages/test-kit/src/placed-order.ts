import type { Database } from '@rasteh/shop-store/platform/pool'
import { addProduct } from './catalogue.ts'
import { addCustomer } from './trade.ts'

export type OrderSketch = {
  customerId?: number
  /** What is ordered; else a product of the order's own, in a category of its own. */
  product?: { productId: number; variantId: number }
  /** 1 on delivery, 2 card to card, 3 bank, 5 at the shop, 7 the shop's own plan. */
  methodId?: number
  state?: string
  isPaid?: boolean
  quantity?: number
  stock?: number
  payableRial?: number
  postalRial?: number
  dueRial?: number
  /** Seconds from now; below 0 for a hold that is over. */
  holdSeconds?: number
  receiver?: string
  mobile?: string
  culture?: 'fa-IR' | 'en-US'
}
export type PlacedOrder = {
  orderId: string
  number: number
  customerId: number
  productId: number
  variantId: number
}

/** An order of one line with its stock held; paid ones with the bank's payment. */
export async function addPlacedOrder(owner: Database, sketch: OrderSketch = {}): Promise<PlacedOrder> {
  const { methodId = 3, state = 'awaiting-payment', isPaid = false, quantity = 2 } = sketch
  const { payableRial = 2_000_000, postalRial = 0, dueRial = payableRial, holdSeconds = 900 } = sketch
  const customerId = sketch.customerId ?? (await addCustomer(owner)).customerId
  const { productId, variantId } = sketch.product ?? (await addProduct(owner, { stock: sketch.stock ?? 10 }))
  const address = {
    receiver: sketch.receiver ?? 'نسترن کاظمی',
    mobile: sketch.mobile ?? '09121234567',
    provinceId: 8,
    cityTitle: 'تهران',
    postalCode: '1193653471',
    address: 'خیابان انقلاب، کوچهٔ یاس، پلاک ۱۲',
  }
  const { rows } = await owner.query<{ id: string; number: number }>(
    `insert into shop.orders (customer_id, state, method_id, price_unit, price_rial, payable_rial, postal_rial, due_rial,
       delivery_title, address, hold_expires_at, paid_at, culture)
     values ($1, $2, $3, 'toman', $4::bigint - $5::bigint, $4, $5, $6, 'پست پیشتاز', $7,
       now() + $8 * interval '1 second', case when $9 then now() end, $10) returning id, number`,
    [
      customerId,
      state,
      methodId,
      payableRial,
      postalRial,
      dueRial,
      address,
      holdSeconds,
      isPaid,
      sketch.culture ?? 'fa-IR',
    ],
  )
  const [order] = rows
  if (!order) throw new Error('the order was not added')
  await owner.query(
    `insert into shop.order_lines (order_id, position, product_id, variant_id, product_type, title, unit_title, quantity,
       unit_price_rial, price_rial)
     values ($1, 1, $2, $3, 1, 'قوری چینی', 'عدد', $4::int, $5::bigint / $4::int, $5)`,
    [order.id, productId, variantId, quantity, payableRial - postalRial],
  )
  await owner.query(
    `insert into shop.order_events (order_id, kind, made_by) values ($1, 'placed', 'customer ' || $2)`,
    [order.id, customerId],
  )
  await owner.query('select shop.take_for_order($1, now() + $2 * interval $$1 second$$)', [
    order.id,
    holdSeconds,
  ])
  if (['confirmed', 'shipped', 'delivered'].includes(state))
    await owner.query('select shop.sell_stock($1, $2)', [order.id, order.number])
  if (isPaid) await addPayment(owner, order.id, dueRial)
  return { orderId: order.id, number: order.number, customerId, productId, variantId }
}

async function addPayment(owner: Database, orderId: string, amountRial: number): Promise<void> {
  await owner.query(
    `with paid as (
       insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, reference, next_check_at,
         finished_at, taken_rial, taken_reference)
       values ($1, 'zarinpal', 'زرین‌پال', $2, 'verified', $3, null, now(), $2, $3) returning *
     )
     insert into shop.bank_takings (gateway, reference, taken_rial, attempt_id)
     select gateway, reference, taken_rial, id from paid`,
    [orderId, amountRial, `ref-${orderId}`],
  )
}
