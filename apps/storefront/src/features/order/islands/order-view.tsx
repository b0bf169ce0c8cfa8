'use client'

import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import type { OrderReturns } from '@rasteh/shop-client/return-calls'
import { hasInvoice } from '@rasteh/shop-core/order'
import { isPaidByReceipt } from '@rasteh/shop-core/payment'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CardTransfer } from '../card-transfer.tsx'
import styles from '../order.module.css'
import { OrderHead } from '../order-head.tsx'
import { OrderLines } from '../order-lines.tsx'
import { OrderPayment } from '../order-payment.tsx'
import { OrderReturnsSection } from '../order-returns.tsx'
import { OrderSending } from '../order-sending.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { OrderTimeline } from '../order-timeline.tsx'
import { PayAgain } from '../pay-again.tsx'
import { useOrder } from '../use-order.ts'

type OrderViewProps = {
  initial: Order
  returns: OrderReturns | null
  card: { number: string; owner: string }
  vpnCheck: boolean
}

/** An order as its shopper sees it: where it is, what to do now, and all that was agreed. */
export function OrderView({ initial, returns, card, vpnCheck }: OrderViewProps) {
  const { say, money } = usePageSettings()
  const { order, setOrder, ask, isAsking } = useOrder(initial)
  const number = toCultureDigits(String(order.number), money.culture)
  const isCardTransfer = isPaidByReceipt(order.paymentMethodId)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 className={styles.title}>{say('OrderTitle', { number })}</h1>
        <p className={styles.quiet}>
          {say('OrderDate', { date: formatMoment(new Date(order.placedAt), money.culture) })}
        </p>
        {hasInvoice(order.state) && (
          <p className={styles.invoice}>
            <LinkButton kind="secondary" href={fillPath(PAGE_PATHS.orderInvoice, { orderId: order.id })}>
              <Icon name="paper" />
              {say('OrderInvoiceSee')}
            </LinkButton>
          </p>
        )}
      </header>
      <OrderHead order={order} isAsking={isAsking} onAsk={() => void ask()} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.canGiveReceipt && isCardTransfer && (
            <CardTransfer order={order} card={card} onGiven={setOrder} />
          )}
          {(order.banks.length > 0 || order.canCancel) && (
            <PayAgain order={order} vpnCheck={vpnCheck} onChanged={setOrder} onStale={() => void ask()} />
          )}
          {order.canChooseGift && <GiftInvite orderId={order.id} />}
          <OrderLines order={order} />
          {returns && <OrderReturnsSection order={order} initial={returns} />}
          <OrderSending order={order} />
        </div>
        <aside className={styles.side}>
          <OrderSummary order={order} />
          <OrderPayment order={order} />
          <OrderTimeline events={order.events} />
        </aside>
      </div>
    </div>
  )
}

function GiftInvite({ orderId }: { orderId: string }) {
  const { say } = usePageSettings()
  return (
    <section className={`${styles.card} ${styles.gift}`}>
      <Icon name="star" />
      <p>{say('OrderGiftInvite')}</p>
      <LinkButton href={fillPath(PAGE_PATHS.orderGift, { orderId })} kind="secondary">
        {say('OrderGiftChoose')}
      </LinkButton>
    </section>
  )
}

export default island('order/order-view', OrderView, 'load')
