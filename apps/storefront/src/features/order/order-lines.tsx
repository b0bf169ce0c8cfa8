'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { Pill } from '@rasteh/ui/pill'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { orderMoney } from '../../page/order/order-money.ts'
import styles from './order.module.css'

/** What was ordered, as it was then. */
export function OrderLines({ order }: { order: OrderWire }) {
  const { say, money } = usePageSettings()
  const style = orderMoney(order, money)
  return (
    <section className={styles.card} aria-labelledby="order-lines-title">
      <h2 className={styles.heading} id="order-lines-title">
        {say('OrderProducts')}
      </h2>
      <ul className={styles.lines}>
        {order.Lines.map((line) => (
          <li key={line.Position} className={styles.line}>
            <div className={styles.picture}>
              <Picture picture={line.Picture === null ? null : { src: line.Picture }} alt="" sizes="64px" />
            </div>
            <div className={styles.name}>
              <Link className={styles.link} href={line.Url}>
                {line.Title}
              </Link>
              <p className={styles.quiet}>
                <bdi>{formatAmount(line.Quantity, money.culture)}</bdi> <bdi>{line.UnitTitle}</bdi>
              </p>
              {line.UserDescription && (
                <p className={styles.quiet}>
                  {say('LineNote')}: <span dir="auto">{line.UserDescription}</span>
                </p>
              )}
            </div>
            <p className={styles.price}>
              {line.IsGift ? (
                <Pill tone="offer">{say('OrderGiftMark')}</Pill>
              ) : (
                <bdi>{formatMoney(line.PriceRial, style)}</bdi>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
