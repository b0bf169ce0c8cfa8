import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { hasInvoice } from '@rasteh/shop-core/checkout'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { loadShopIdentity, type ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { readDatabase } from '../../page/database.ts'
import { definePage } from '../../page/define-page.ts'
import { loadOwnOrder, type OwnOrder } from '../../page/order/load-own-order.ts'
import { pageHead } from '../../page/page-head.ts'
import { InvoicePage } from './invoice-page.tsx'
import { OrderPage } from './order-page.tsx'
import { NO_PAYMENT, statusOfOrder } from './own-order.ts'

type Data = { orderId: string; own: OwnOrder; invoice: { order: ManagedOrder; shop: ShopIdentity } | null }

export default definePage<Data>({
  path: PAGE_PATHS.orderInvoice,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => {
    const own = toInvoiced(await loadOwnOrder(orderId))
    if (own.kind !== 'read') return { orderId, own, invoice: null }
    // The shop has just said that it is the visitor's own; what paper says beyond that is read here.
    const [[order], shop] = await Promise.all([
      loadManagedOrders(readDatabase(), [own.order.Id]),
      loadShopIdentity(readDatabase()),
    ])
    return { orderId, own, invoice: order ? { order, shop } : null }
  },
  status: ({ own }) => statusOfOrder(own),
  head: ({ orderId }, site) => {
    const path = fillPath(PAGE_PATHS.orderInvoice, { orderId })
    return pageHead({ path, title: site.say('OrderInvoice'), isHidden: true }, site)
  },
  Component: ({ data: { own, invoice }, site: { say } }) =>
    invoice ? (
      <InvoicePage {...invoice} say={say} />
    ) : (
      <OrderPage own={own} settings={NO_PAYMENT} say={say} />
    ),
})

/** An order that is no sale yet, or no longer, has no invoice to be found. */
function toInvoiced(own: OwnOrder): OwnOrder {
  return own.kind === 'read' && !hasInvoice(own.order.State) ? { kind: 'not-found' } : own
}
