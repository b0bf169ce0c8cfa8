'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatMoney } from '@rasteh/persian-text/money'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { formatDay } from '../../page/order/format-day.ts'
import { orderMoney } from '../../page/order/order-money.ts'
import styles from './order.module.css'

/** How it is paid: the bank's reference of what was paid, and the dues that are still to come. */
export function OrderPayment({ order }: { order: OrderWire }) {
  const { say, money } = usePageSettings()
  const paid = order.Attempts.find(({ State }) => State === 'verified')
  const row = (title: string, value: string) =>
    value && (
      <div className={styles.row}>
        <dt>{title}</dt>
        <dd>
          <bdi dir="ltr">{toCultureDigits(value, money.culture)}</bdi>
        </dd>
      </div>
    )
  return (
    <section className={styles.card} aria-labelledby="order-payment-title">
      <h2 className={styles.heading} id="order-payment-title">
        {say('OrderPayment')}
      </h2>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{say('PaymentMethod')}</dt>
          <dd>{order.PaymentTitle}</dd>
        </div>
        {paid && (
          <>
            <div className={styles.row}>
              <dt>{say('OrderBank')}</dt>
              <dd>{paid.BankTitle}</dd>
            </div>
            {row(say('OrderReference'), paid.Reference)}
            {row(say('OrderCard'), paid.Card)}
          </>
        )}
      </dl>
      {order.Dues.length > 0 && <Dues order={order} />}
    </section>
  )
}

function Dues({ order }: { order: OrderWire }) {
  const { say, money } = usePageSettings()
  const style = orderMoney(order, money)
  return (
    <table className={styles.dues}>
      <caption>{say('OrderDues')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('OrderDueDate')}</th>
          <th scope="col">{say('OrderDueAmount')}</th>
          <th scope="col">{say('OrderPayment')}</th>
        </tr>
      </thead>
      <tbody>
        {order.Dues.map(({ DueOn, AmountRial, IsPaid }) => (
          <tr key={DueOn}>
            <td>
              <time dateTime={DueOn.slice(0, 10)}>{formatDay(DueOn, money.culture)}</time>
            </td>
            <td>
              <bdi>{formatMoney(AmountRial, style)}</bdi>
            </td>
            <td>{say(IsPaid ? 'OrderDuePaid' : 'OrderDueOpen')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
