import { SOLD_STATES } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'
import { inStates } from './in-states.ts'

/** A file that an order opens. */
export type OrderDownload = { fileId: number; title: string; filename: string; mime: string; size: number }

/** Files are open to the buyer once the order is paid and until it is cancelled. */
const OPENED = `shop.orders o
  join shop.order_lines l on l.order_id = o.id
  join public.products_rels r on r.parent_id = l.product_id and r.path = 'files'
  join public.downloads d on d.id = r.downloads_id
  left join public.downloads_locales t on t._parent_id = d.id and t._locale = 'fa'
  where o.id = $1 and o.customer_id = $2 and o.paid_at is not null and o.state ${inStates(SOLD_STATES)}
    and d.filename is not null`

const COLUMNS = `distinct on (d.id) d.id as "fileId", coalesce(t.title, d.filename) as title, d.filename,
  coalesce(d.mime_type, 'application/octet-stream') as mime, coalesce(d.filesize, 0)::bigint as size`

/** The files that this order opens to this customer; none until it is paid. */
export async function loadDownloads(
  database: Database,
  { orderId, customerId }: { orderId: string; customerId: number },
): Promise<OrderDownload[]> {
  const { rows } = await database.query<OrderDownload>({
    name: 'order-downloads',
    text: `select ${COLUMNS} from ${OPENED} order by d.id`,
    values: [orderId, customerId],
  })
  return rows
}

/** One of them; null for a customer who has not paid for it. */
export async function loadDownload(
  database: Database,
  { orderId, customerId, fileId }: { orderId: string; customerId: number; fileId: number },
): Promise<OrderDownload | null> {
  const { rows } = await database.query<OrderDownload>({
    name: 'order-download',
    text: `select ${COLUMNS} from ${OPENED} and d.id = $3`,
    values: [orderId, customerId, fileId],
  })
  return rows[0] ?? null
}
