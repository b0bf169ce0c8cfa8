'use client'

import type { MessageKey } from '@rasteh/messages/catalogue'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import type { OrderLogKind } from '@rasteh/shop-core/order'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './order-timeline.module.css'

/** What a shopper hears of; a manager's notes are not among it. */
const SAID: Partial<Record<OrderLogKind, MessageKey>> = {
  placed: 'OrderEventPlaced',
  paid: 'OrderEventPaid',
  'payment-failed': 'OrderEventPaymentFailed',
  'stock-lost': 'OrderEventStockLost',
  'refund-due': 'OrderEventRefundDue',
  refunded: 'OrderEventRefunded',
  expired: 'OrderEventExpired',
  revived: 'OrderEventRevived',
  cancelled: 'OrderEventCancelled',
  approved: 'OrderEventApproved',
  shipped: 'OrderEventShipped',
  'tracking-corrected': 'OrderEventTrackingCorrected',
  delivered: 'OrderEventDelivered',
  'gift-added': 'OrderEventGiftAdded',
  'receipt-given': 'OrderEventReceiptGiven',
}

/** What has happened to the order so far, in order. */
export function OrderTimeline({ events }: { events: Order['events'] }) {
  const { say, money } = usePageSettings()
  return (
    <section className={styles.card} aria-labelledby="order-timeline-title">
      <h2 className={styles.heading} id="order-timeline-title">
        {say('OrderTimeline')}
      </h2>
      <ol className={styles.events}>
        {events.map(({ kind, madeAt }) => {
          const key = SAID[kind]
          return key ? (
            <li key={`${kind} ${madeAt}`} className={styles.event}>
              <span>{sayMessage(say, { key })}</span>
              <time className={styles.time} dateTime={madeAt}>
                {formatMoment(new Date(madeAt), money.culture)}
              </time>
            </li>
          ) : null
        })}
      </ol>
    </section>
  )
}
