import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { hasInvoice } from '@rasteh/shop-core/order'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { loadShopIdentity, type ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import { NO_PAYMENT, statusOfOrder } from './current-user-order.ts'
import { InvoicePage } from './invoice-page.tsx'
import { type CurrentUserOrder, loadCurrentUserOrder } from './load-current-user-order.ts'
import { OrderPage } from './order-page.tsx'

type Data = {
  orderId: string
  own: CurrentUserOrder
  invoice: { order: ManagedOrder; shop: ShopIdentity } | null
}

export default definePage<Data>({
  path: PAGE_PATHS.orderInvoice,
  isOfShop: true,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => {
    const own = toInvoiced(await loadCurrentUserOrder(orderId))
    if (own.kind !== 'read') return { orderId, own, invoice: null }
    // The shop has just said that it is the visitor's own; what paper says beyond that is read here.
    const [[order], shop] = await Promise.all([
      loadManagedOrders(readDatabase(), [own.order.id]),
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
function toInvoiced(own: CurrentUserOrder): CurrentUserOrder {
  return own.kind === 'read' && !hasInvoice(own.order.state) ? { kind: 'not-found' } : own
}
