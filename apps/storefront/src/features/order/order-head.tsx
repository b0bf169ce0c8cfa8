'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { formatAmount } from '@rasteh/persian-text/money'
import { Countdown } from '@rasteh/ui/countdown'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { useEffect, useState } from 'react'
import { sayMessage } from '../../page/islands/message.ts'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { orderSaying } from '../../page/order/order-saying.ts'
import styles from './order-head.module.css'

const ICONS = { good: 'check', waiting: 'clock', bad: 'info' } as const

type OrderHeadProps = { order: OrderWire; isAsking: boolean; onAsk: () => void }

/** Where the order stands, said aloud whenever it changes. */
export function OrderHead({ order, isAsking, onAsk }: OrderHeadProps) {
  const { say } = usePageSettings()
  const { tone, title, text } = orderSaying(order)
  return (
    <section
      className={`${styles.head} ${styles[tone]}`}
      data-state={order.State}
      data-doubt={order.IsInDoubt}
    >
      <span className={styles.sign}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.words} role="status">
        <h2 className={styles.title}>{sayMessage(say, { key: title })}</h2>
        <p>{sayMessage(say, { key: text })}</p>
      </div>
      {order.IsInDoubt ? (
        <p className={styles.side}>
          {/* A link, so that it works without scripts too. */}
          <Link
            className={styles.again}
            href="?"
            aria-busy={isAsking}
            onClick={(event) => {
              event.preventDefault()
              onAsk()
            }}
          >
            <Icon name="refresh" />
            {isAsking ? say('OrderAsking') : say('OrderLookAgain')}
          </Link>
        </p>
      ) : (
        order.HoldExpiresAt !== null && <Hold key={order.HoldExpiresAt} order={order} onOver={onAsk} />
      )}
    </section>
  )
}

/** The time left to pay, by the shop's clock: a visitor's own may be wrong by hours. */
function Hold({ order, onOver }: { order: OrderWire; onOver: () => void }) {
  const { say, money } = usePageSettings()
  const [expiresAtMs, setExpiresAtMs] = useState<number | null>(null)
  const leftMs = Date.parse(order.HoldExpiresAt ?? '') - Date.parse(order.ServerNow)
  useEffect(() => setExpiresAtMs(Date.now() + leftMs), [leftMs])
  if (expiresAtMs === null) return null
  return (
    <div className={styles.side}>
      <Countdown
        expiresAtMs={expiresAtMs}
        showDays
        label={say('OrderTimeLeft')}
        overLabel={say('OrderTimeOver')}
        days={(count) => (count > 0 ? say('OrderDays', { count: formatAmount(count, money.culture) }) : '')}
        culture={money.culture}
        onOver={onOver}
      />
    </div>
  )
}
