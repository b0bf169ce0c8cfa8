'use client'

import type { OrdersWire } from '@rasteh/contracts/orders'
import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture } from '@rasteh/ui/picture'
import { Pill } from '@rasteh/ui/pill'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { island } from '#island'
import { sayMessage } from '../../../page/islands/message.ts'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'
import { orderMoney } from '../../../page/order/order-money.ts'
import { orderSaying } from '../../../page/order/order-saying.ts'
import { OwnPart } from '../own-part.tsx'
import { ownOrders } from '../own-profile.ts'
import styles from './orders.module.css'

const TONES = { good: 'brand', waiting: 'offer', bad: 'quiet' } as const

type Summary = OrdersWire['Orders'][number]

/** The customer's orders, the newest first, a page at a time. */
export function OrdersPart() {
  return (
    <OwnPart store={ownOrders} skeleton={<Skeleton shape="control" />}>
      {(orders) => <Orders {...orders} />}
    </OwnPart>
  )
}

function Orders({ Orders: orders, NextCursor }: OrdersWire) {
  const { say } = usePageSettings()
  const [phase, setPhase] = useState<'open' | 'loading' | 'failed'>('open')
  if (orders.length === 0) {
    return (
      <EmptyState icon="box" title={say('OrdersNone')} hint={say('OrdersNoneHint')}>
        <LinkButton href={PAGE_PATHS.home}>{say('ContinueShopping')}</LinkButton>
      </EmptyState>
    )
  }

  async function more(): Promise<void> {
    setPhase('loading')
    const answer = await orderCalls.loadOrders(NextCursor)
    if (answer.kind !== 'read') return setPhase('failed')
    setPhase('open')
    ownOrders.set({ Orders: [...orders, ...answer.value.Orders], NextCursor: answer.value.NextCursor })
  }

  return (
    <div className={styles.orders}>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderCard key={order.Id} order={order} />
        ))}
      </ul>
      {phase === 'failed' && <FormAlert tone="refused">{say('OrdersMoreFailed')}</FormAlert>}
      {NextCursor !== null && (
        <div>
          <Button kind="secondary" isBusy={phase === 'loading'} onPress={() => void more()}>
            {say('OrdersMore')}
          </Button>
        </div>
      )}
    </div>
  )
}

function OrderCard({ order }: { order: Summary }) {
  const { say, money } = usePageSettings()
  const { tone, title } = orderSaying({ ...order, Attempts: [], PaymentMethodID: 0 })
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Link className={styles.link} href={fillPath(PAGE_PATHS.orderView, { orderId: order.Id })}>
          {say('OrderTitle', { number: toCultureDigits(String(order.Number), money.culture) })}
        </Link>
        <Pill tone={TONES[tone]}>{sayMessage(say, { key: title })}</Pill>
      </div>
      <p className={styles.facts}>
        <time dateTime={order.PlacedAt}>{formatDate(new Date(order.PlacedAt), money.culture)}</time>
        <span>{say('OrderLineCount', { count: formatAmount(order.LineCount, money.culture) })}</span>
        <bdi>{formatMoney(order.PayableRial, orderMoney(order, money))}</bdi>
      </p>
      {order.Pictures.length > 0 && (
        <div className={styles.pictures} aria-hidden="true">
          {order.Pictures.map((src) => (
            <div key={src} className={styles.picture}>
              <Picture picture={{ src }} alt="" sizes="56px" />
            </div>
          ))}
        </div>
      )}
    </li>
  )
}

export default island('profile/orders-part', OrdersPart, 'load')
