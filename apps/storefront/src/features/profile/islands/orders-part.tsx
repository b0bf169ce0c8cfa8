'use client'

import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import type { ListedOrder, OrderList } from '@rasteh/shop-client/order-from-wire'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture } from '@rasteh/ui/picture'
import { Pill } from '@rasteh/ui/pill'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { orderMoney, orderSaying } from '#features/order/public-order-texts.ts'
import { island } from '#island'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserOrders } from '../current-user-profile.ts'
import styles from './orders.module.css'

const TONES = { good: 'brand', waiting: 'offer', bad: 'quiet' } as const

/** The customer's orders, the newest first, a page at a time. */
export function OrdersPart() {
  return (
    <CurrentUserPart store={currentUserOrders} skeleton={<Skeleton shape="control" />}>
      {(orders) => <Orders {...orders} />}
    </CurrentUserPart>
  )
}

function Orders({ orders, nextCursor }: OrderList) {
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
    const answer = await orderCalls.loadOrders(nextCursor)
    if (answer.kind !== 'read') return setPhase('failed')
    setPhase('open')
    currentUserOrders.set({
      orders: [...orders, ...answer.value.orders],
      nextCursor: answer.value.nextCursor,
    })
  }

  return (
    <div className={styles.orders}>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {phase === 'failed' && <FormAlert tone="refused">{say('OrdersMoreFailed')}</FormAlert>}
      {nextCursor !== null && (
        <div>
          <Button kind="secondary" isBusy={phase === 'loading'} onPress={() => void more()}>
            {say('OrdersMore')}
          </Button>
        </div>
      )}
    </div>
  )
}

function OrderCard({ order }: { order: ListedOrder }) {
  const { say, money } = usePageSettings()
  const { tone, title } = orderSaying({ ...order, attempts: [], paymentMethodId: 0 })
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Link className={styles.link} href={fillPath(PAGE_PATHS.orderView, { orderId: order.id })}>
          {say('OrderTitle', { number: toCultureDigits(String(order.number), money.culture) })}
        </Link>
        <Pill tone={TONES[tone]}>{sayMessage(say, { key: title })}</Pill>
      </div>
      <p className={styles.facts}>
        <time dateTime={order.placedAt}>{formatDate(new Date(order.placedAt), money.culture)}</time>
        <span>{say('OrderLineCount', { count: formatAmount(order.lineCount, money.culture) })}</span>
        <bdi>{formatMoney(order.payableRial, orderMoney(order, money))}</bdi>
      </p>
      {order.pictures.length > 0 && (
        <div className={styles.pictures} aria-hidden="true">
          {order.pictures.map((src) => (
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
