'use client'

import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './order.module.css'
import { orderMoney } from './order-money.ts'

/** The totals that were agreed, the last of them in words too. */
export function OrderSummary({ order }: { order: Order }) {
  const { say, money } = usePageSettings()
  const style = orderMoney(order, money)
  const row = (title: string, rials: number) =>
    rials > 0 && (
      <div className={styles.row}>
        <dt>{title}</dt>
        <dd>
          <bdi>{formatMoney(rials, style)}</bdi>
        </dd>
      </div>
    )
  return (
    <section className={styles.card} aria-labelledby="order-summary-title">
      <h2 className={styles.heading} id="order-summary-title">
        {say('OrderSummary')}
      </h2>
      <dl className={styles.rows}>
        {row(say('OrderPrice'), order.priceRial)}
        {row(say('OrderTax'), order.taxRial)}
        {row(say('CheckoutDiscount'), order.discountRial)}
        {row(say('CheckoutPostalCost'), order.postalRial)}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{say('OrderPayable')}</dt>
          <dd>
            <bdi>{formatMoney(order.payableRial, style)}</bdi>
          </dd>
        </div>
        {order.specialCode && (
          <div className={styles.row}>
            <dt>{say('OrderCode')}</dt>
            <dd>
              <bdi>{order.specialCode}</bdi>
            </dd>
          </div>
        )}
        {order.scoreEarned > 0 && (
          <div className={styles.row}>
            <dt>{say('OrderScoreEarned')}</dt>
            <dd>
              <bdi>{formatAmount(order.scoreEarned, money.culture)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>
        {say('CheckoutInWords', { words: moneyInWords(order.payableRial, style) })}
      </p>
    </section>
  )
}
