import type { Database } from '../platform/pool.ts'

type Receipt = { paidAt: string; lastFour: string; fileId: string | null }

/**
 * Keeps what a shopper says of a payment from card to card; from then on a manager decides, and time does not. False:
 * the order does not wait for such a payment. A receipt may be given again until it is decided.
 */
export async function giveReceipt(
  database: Database,
  { orderId, customerId, receipt }: { orderId: string; customerId: number; receipt: Receipt },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'give-receipt',
    text: `with given as (
        update shop.orders o set receipt = $3, state = shop.order_step(o, 'give-receipt', 'customer')
        where id = $1 and customer_id = $2 and shop.order_step(o, 'give-receipt', 'customer') is not null
          and ($3::jsonb->>'fileId' is null or exists (select from shop.private_files f
            where f.id = ($3::jsonb->>'fileId')::uuid and f.customer_id = $2 and f.state = 'stored'
              and f.form_field_id = 'receipt-' || o.number))
        returning id
      ), kept as (
        update shop.stock_holds h set expires_at = greatest(h.expires_at, now() + interval '3 days') from given
        where h.holder = given.id and h.state = 'held'
      )
      insert into shop.order_events (order_id, kind, made_by) select id, 'receipt-given', 'customer ' || $2 from given`,
    values: [orderId, customerId, JSON.stringify(receipt)],
  })
  return rowCount === 1
}
