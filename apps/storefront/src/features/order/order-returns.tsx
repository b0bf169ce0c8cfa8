'use client'

import type { Order } from '@rasteh/shop-client/order-from-wire'
import type { OrderReturns } from '@rasteh/shop-client/return-calls'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { Button } from '@rasteh/ui/button'
import { useState } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { formatDay } from './format-day.ts'
import styles from './order.module.css'
import { RefundRow } from './refund-row.tsx'
import { ReturnCard } from './return-card.tsx'
import { ReturnForm } from './return-form.tsx'

/** Goods that come back: until when, the request, and each return with its steps. */
export function OrderReturnsSection({ order, initial }: { order: Order; initial: OrderReturns }) {
  const { say, money } = usePageSettings()
  const [found, setFound] = useState(initial)
  const [isAsking, setAsking] = useState(false)
  const { until, isOver, lines, returns, refunds } = found
  const canAsk = until !== null && !isOver && lines.some(({ left }) => left > 0)
  const others = refunds.filter(({ returnNumber }) => returnNumber === null)
  if (until === null && returns.length === 0 && others.length === 0) return null

  function take(next: OrderReturns): void {
    setFound(next)
    setAsking(false)
    notices.show({ tone: 'success', messages: [{ key: 'ReturnSent' }], showMs: NOTICE_SUCCESS_MS })
  }

  return (
    <section className={styles.card} aria-labelledby="order-returns-title">
      <h2 className={styles.heading} id="order-returns-title">
        {say('Returns')}
      </h2>
      {until !== null && (
        <p className={styles.quiet}>
          {say(isOver ? 'ReturnsOver' : 'ReturnsUntil', { date: formatDay(until, money.culture) })}
        </p>
      )}
      {returns.map((one) => (
        <ReturnCard
          key={one.number}
          order={order}
          one={one}
          refunds={refunds.filter(({ returnNumber }) => returnNumber === one.number)}
          onChanged={setFound}
        />
      ))}
      {others.map((refund) => (
        <RefundRow key={refund.number} order={order} refund={refund} />
      ))}
      {canAsk && !isAsking && (
        <div>
          <Button kind="secondary" onPress={() => setAsking(true)}>
            {say('ReturnAsk')}
          </Button>
        </div>
      )}
      {canAsk && isAsking && (
        <ReturnForm order={order} found={found} onSent={take} onGivenUp={() => setAsking(false)} />
      )}
    </section>
  )
}
