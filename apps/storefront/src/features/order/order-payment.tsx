'use client'

import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatMoney } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { isAttemptPaid } from '@rasteh/shop-core/payment'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { formatDay } from './format-day.ts'
import styles from './order.module.css'
import { orderMoney } from './order-money.ts'

/** How it is paid: the bank's reference of what was paid, and the dues that are still to come. */
export function OrderPayment({ order }: { order: Order }) {
  const { say, money } = usePageSettings()
  const paid = order.attempts.find(({ state }) => isAttemptPaid(state))
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
          <dd>{order.paymentTitle}</dd>
        </div>
        {paid && (
          <>
            <div className={styles.row}>
              <dt>{say('OrderBank')}</dt>
              <dd>{paid.bankTitle}</dd>
            </div>
            {row(say('OrderReference'), paid.reference)}
            {row(say('OrderCard'), paid.card)}
          </>
        )}
      </dl>
      {order.dues.length > 0 && <Dues order={order} />}
    </section>
  )
}

function Dues({ order }: { order: Order }) {
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
        {order.dues.map(({ dueOn, amountRial, isPaid }) => (
          <tr key={dueOn}>
            <td>
              <time dateTime={dueOn.slice(0, 10)}>{formatDay(dueOn, money.culture)}</time>
            </td>
            <td>
              <bdi>{formatMoney(amountRial, style)}</bdi>
            </td>
            <td>{say(isPaid ? 'OrderDuePaid' : 'OrderDueOpen')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
