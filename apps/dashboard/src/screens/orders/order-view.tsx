import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { isSent, staffSteps } from '@rasteh/shop-core/order'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { loadOrderReturns } from '@rasteh/shop-store/reads/order-returns'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { readDatabase } from '#database/read-database.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderDues, OrderPayments } from './order-payments.tsx'
import { toOrderIds } from './order-query.ts'
import { OrderReturns } from './order-returns.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './orders.module.css'
import { OrdersFrame } from './orders-frame.tsx'
import { StatePill } from './state-pill.tsx'

/** /dashboard/order?id=…: everything about one order, and what may be done to it. */
export async function OrderView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const [id] = toOrderIds(props.searchParams ?? {})
  requireStaff(req, `/dashboard/order${id ? `?id=${id}` : ''}`)
  const [order] = id && isManager({ req }) ? await loadManagedOrders(readDatabase(), [id]) : []
  if (!order)
    return (
      <OrdersFrame props={props} title={texts.title} isList={false}>
        <p>{isManager({ req }) ? texts.notFound : texts.notAllowed}</p>
      </OrdersFrame>
    )
  const number = toPersianDigits(String(order.number))
  const returns = isSent(order.state) ? await loadOrderReturns(readDatabase(), order.id) : null
  return (
    <OrdersFrame props={props} title={<FilledText text={texts.order} values={{ number }} />} isList={false}>
      <OrderTop order={order} />
      <OrderActions orderId={order.id} acts={staffSteps({ ...order, isPaid: order.paidAt !== null })} />
      <OrderFacts order={order} />
      <OrderGoods order={order} />
      <OrderPayments order={order} />
      {order.dues.length > 0 && <OrderDues order={order} />}
      {returns && <OrderReturns order={order} found={returns} />}
      <OrderTimeline order={order} />
    </OrdersFrame>
  )
}

function OrderTop({ order }: { order: ManagedOrder }) {
  const methods: Record<number, string> = texts.methods
  const print = (kind: string) => `/dashboard/order-print?kind=${kind}&id=${order.id}`
  return (
    <div className={styles.top}>
      <div className={styles.facts}>
        <StatePill state={order.state} />
        <span>{methods[order.methodId]}</span>
        <span>{order.paidAt ? texts.paid : texts.unpaid}</span>
        <time dateTime={order.placedAt}>
          <bdi>{formatMoment(new Date(order.placedAt), 'fa-IR')}</bdi>
        </time>
      </div>
      <div className={screen.buttons}>
        <a className={screen.linkButton} href={print('invoice')} target="_blank" rel="noopener">
          {texts.invoice}
        </a>
        <a className={screen.linkButton} href={print('label')} target="_blank" rel="noopener">
          {texts.addressLabel}
        </a>
        <a className={screen.linkButton} href="/dashboard/orders">
          {texts.back}
        </a>
      </div>
    </div>
  )
}
