'use client'

import { formatAmount } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { Countdown } from '@rasteh/ui/countdown'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { useEffect, useState } from 'react'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './order-head.module.css'
import { orderSaying } from './order-saying.ts'

const ICONS = { good: 'check', waiting: 'clock', bad: 'info' } as const

type OrderHeadProps = { order: Order; isAsking: boolean; onAsk: () => void }

/** Where the order is, said aloud whenever it changes. */
export function OrderHead({ order, isAsking, onAsk }: OrderHeadProps) {
  const { say } = usePageSettings()
  const { tone, title, text } = orderSaying(order)
  return (
    <section
      className={`${styles.head} ${styles[tone]}`}
      data-state={order.state}
      data-pending-verification={order.isPendingVerification}
    >
      <span className={styles.sign}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.words} role="status">
        <h2 className={styles.title}>{sayMessage(say, { key: title })}</h2>
        <p>{sayMessage(say, { key: text })}</p>
      </div>
      {order.isPendingVerification ? (
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
        order.holdExpiresAt !== null && <Hold key={order.holdExpiresAt} order={order} onOver={onAsk} />
      )}
    </section>
  )
}

/** The time left to pay, by the shop's clock: a visitor's own may be wrong by hours. */
function Hold({ order, onOver }: { order: Order; onOver: () => void }) {
  const { say, money } = usePageSettings()
  const [expiresAtMs, setExpiresAtMs] = useState<number | null>(null)
  const leftMs = Date.parse(order.holdExpiresAt ?? '') - Date.parse(order.serverNow)
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
