'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { orderMoney } from '../../page/order/order-money.ts'
import styles from './order.module.css'

/** The totals that were agreed, the last of them in words too. */
export function OrderSummary({ order }: { order: OrderWire }) {
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
        {row(say('OrderPrice'), order.PriceRial)}
        {row(say('OrderTax'), order.TaxRial)}
        {row(say('CheckoutDiscount'), order.DiscountRial)}
        {row(say('CheckoutPostalCost'), order.PostalRial)}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{say('OrderPayable')}</dt>
          <dd>
            <bdi>{formatMoney(order.PayableRial, style)}</bdi>
          </dd>
        </div>
        {order.SpecialCode && (
          <div className={styles.row}>
            <dt>{say('OrderCode')}</dt>
            <dd>
              <bdi>{order.SpecialCode}</bdi>
            </dd>
          </div>
        )}
        {order.ScoreEarned > 0 && (
          <div className={styles.row}>
            <dt>{say('OrderScoreEarned')}</dt>
            <dd>
              <bdi>{formatAmount(order.ScoreEarned, money.culture)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>
        {say('CheckoutInWords', { words: moneyInWords(order.PayableRial, style) })}
      </p>
    </section>
  )
}
