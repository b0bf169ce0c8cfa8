'use client'

import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { Pill } from '@rasteh/ui/pill'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './order.module.css'
import { orderMoney } from './order-money.ts'

/** What was ordered, as it was then. */
export function OrderLines({ order }: { order: Order }) {
  const { say, money } = usePageSettings()
  const style = orderMoney(order, money)
  return (
    <section className={styles.card} aria-labelledby="order-lines-title">
      <h2 className={styles.heading} id="order-lines-title">
        {say('OrderProducts')}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.position} className={styles.line}>
            <div className={styles.picture}>
              <Picture picture={line.picture === null ? null : { src: line.picture }} alt="" sizes="64px" />
            </div>
            <div className={styles.name}>
              <Link className={styles.link} href={line.url}>
                {line.title}
              </Link>
              <p className={styles.quiet}>
                <bdi>{formatAmount(line.quantity, money.culture)}</bdi> <bdi>{line.unitTitle}</bdi>
              </p>
              {line.userDescription && (
                <p className={styles.quiet}>
                  {say('LineNote')}: <span dir="auto">{line.userDescription}</span>
                </p>
              )}
            </div>
            <p className={styles.price}>
              {line.isGift ? (
                <Pill tone="offer">{say('OrderGiftMark')}</Pill>
              ) : (
                <bdi>{formatMoney(line.priceRial, style)}</bdi>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
