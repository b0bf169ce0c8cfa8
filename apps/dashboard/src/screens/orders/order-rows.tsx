import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import type { OrderState } from '@rasteh/shop-core/order'
import type { ReactNode } from 'react'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { orderUrl } from './order-query.ts'
import styles from './orders.module.css'
import { StatePill } from './state-pill.tsx'

/** What a table shows of every order. */
export type ShownOrder = {
  id: string
  number: number
  state: OrderState
  methodId: number
  placedAt: Date | string
  isPaid: boolean
  payableRial: number
  units: number
}

type OrderRowsProps<Order extends ShownOrder> = {
  orders: readonly Order[]
  unitOf: (order: Order) => PriceUnit
  /** A box before the number, by which the order is chosen. */
  boxOf?: (order: Order) => ReactNode
  /** Who gets it; left out where all are one customer's. */
  buyerOf?: (order: Order) => ReactNode
  /** What else is said of the amount. */
  underAmount: (order: Order) => ReactNode
}

/** A table of orders, the same wherever orders are listed; on a phone each row is a card. */
export function OrderRows<Order extends ShownOrder>(props: OrderRowsProps<Order>) {
  const { orders, buyerOf } = props
  return (
    <table className={`${tables.table} ${styles.orders}`}>
      <caption className={screen.hiddenLabel}>{texts.list}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.placedAt}</th>
          {buyerOf && <th scope="col">{texts.buyer}</th>}
          <th scope="col">{texts.units}</th>
          <th scope="col">{texts.payable}</th>
          <th scope="col">{texts.method}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow<Order extends ShownOrder>(props: OrderRowsProps<Order> & { order: Order }) {
  const { order, unitOf, boxOf, buyerOf, underAmount } = props
  const placedAt = new Date(order.placedAt)
  const methods: Record<number, string> = texts.methods
  return (
    <tr>
      <td data-label={texts.number}>
        <span className={styles.named}>
          {boxOf?.(order)}
          <a className={styles.number} href={orderUrl(order.id)}>
            <bdi>{toPersianDigits(String(order.number))}</bdi>
          </a>
        </span>
      </td>
      <td data-label={texts.placedAt}>
        <time dateTime={placedAt.toISOString()}>
          <bdi>{formatMoment(placedAt, 'fa-IR')}</bdi>
        </time>
      </td>
      {buyerOf && <td data-label={texts.buyer}>{buyerOf(order)}</td>}
      <td data-label={texts.units}>
        <bdi>{formatAmount(order.units, 'fa-IR')}</bdi>
      </td>
      <td data-label={texts.payable}>
        <span className={styles.pair}>
          <bdi>{formatMoney(order.payableRial, { culture: 'fa-IR', unit: unitOf(order) })}</bdi>
          {underAmount(order)}
        </span>
      </td>
      <td data-label={texts.method}>
        <span className={styles.pair}>
          {methods[order.methodId]}
          <span className={styles.soft}>{order.isPaid ? texts.paid : texts.unpaid}</span>
        </span>
      </td>
      <td data-label={texts.state}>
        <StatePill state={order.state} />
      </td>
    </tr>
  )
}
