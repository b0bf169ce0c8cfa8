import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { deskActsOf } from '@rasteh/shop-core/order-desk'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '../../access/is-manager.ts'
import { readDatabase } from '../../database/read-database.ts'
import desk from '../desk.module.css'
import { FilledText } from '../filled-text.tsx'
import { turnAwayStrangers } from '../turn-away.ts'
import { DeskFrame } from './desk-frame.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderDues, OrderPayments } from './order-payments.tsx'
import { toOrderIds } from './order-query.ts'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './orders.module.css'
import { StatePill } from './state-pill.tsx'

/** /dashboard/order?id=…: everything about one order, and what may be done to it. */
export async function OrderView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const [id] = toOrderIds(props.searchParams ?? {})
  turnAwayStrangers(req, `/dashboard/order${id ? `?id=${id}` : ''}`)
  const [order] = id && isManager({ req }) ? await loadManagedOrders(readDatabase(), [id]) : []
  if (!order)
    return (
      <DeskFrame props={props} title={texts.title} isList={false}>
        <p>{isManager({ req }) ? texts.notFound : texts.notAllowed}</p>
      </DeskFrame>
    )
  const number = toPersianDigits(String(order.number))
  return (
    <DeskFrame props={props} title={<FilledText text={texts.order} values={{ number }} />} isList={false}>
      <OrderTop order={order} />
      <OrderActions orderId={order.id} acts={deskActsOf({ ...order, isPaid: order.paidAt !== null })} />
      <OrderFacts order={order} />
      <OrderGoods order={order} />
      <OrderPayments order={order} />
      {order.dues.length > 0 && <OrderDues order={order} />}
      <OrderTimeline order={order} />
    </DeskFrame>
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
      <div className={desk.buttons}>
        <a className={desk.linkButton} href={print('invoice')} target="_blank" rel="noopener">
          {texts.invoice}
        </a>
        <a className={desk.linkButton} href={print('label')} target="_blank" rel="noopener">
          {texts.addressLabel}
        </a>
        <a className={desk.linkButton} href="/dashboard/orders">
          {texts.back}
        </a>
      </div>
    </div>
  )
}
