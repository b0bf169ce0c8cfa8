import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { hasInvoice } from '@rasteh/shop-core/checkout'
import { loadManagedOrders } from '@rasteh/shop-store/reads/managed-order'
import { loadShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import type { Metadata } from 'next'
import { InvoicePage } from '../../../../../../features/order/invoice-page.tsx'
import { OrderPage } from '../../../../../../features/order/order-page.tsx'
import { answerWith } from '../../../../../../page/answer.ts'
import { readDatabase } from '../../../../../../page/database.ts'
import { loadOwnOrder, type OwnOrder } from '../../../../../../page/order/load-own-order.ts'
import { pageHead } from '../../../../../../page/page-head.ts'
import { loadSay } from '../../../../../../page/say.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ orderId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [say, { orderId }] = await Promise.all([loadSay(), params])
  return pageHead({
    path: fillPath(PAGE_PATHS.orderInvoice, { orderId }),
    title: say('OrderInvoice'),
    isHidden: true,
  })
}

export default async function Page({ params }: Props) {
  const [say, { orderId }] = await Promise.all([loadSay(), params])
  const own = toInvoiced(await loadOwnOrder(orderId))
  if (own.kind === 'not-found') answerWith(404)
  if (own.kind === 'failed') answerWith(503)
  if (own.kind !== 'read') return <OrderPage own={own} settings={NO_SETTINGS} say={say} />
  // The shop has just said that it is the visitor's own; what paper says beyond that is read here.
  const [[order], shop] = await Promise.all([
    loadManagedOrders(readDatabase(), [own.order.Id]),
    loadShopIdentity(readDatabase()),
  ])
  return order && <InvoicePage order={order} shop={shop} say={say} />
}

/** An order that is no sale yet, or no longer, has no invoice to be found. */
function toInvoiced(own: OwnOrder): OwnOrder {
  return own.kind === 'read' && !hasInvoice(own.order.State) ? { kind: 'not-found' } : own
}

const NO_SETTINGS = { cardNumber: '', cardOwner: '', vpnCheck: false }
