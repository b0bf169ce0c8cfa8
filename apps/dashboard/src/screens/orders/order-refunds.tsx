import { ordersTexts, returnsTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatMoney } from '@rasteh/persian-text/money'
import { partMethodOf } from '@rasteh/shop-core/refunds'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { OrderRefund, OrderRefundPart } from '@rasteh/shop-store/reads/order-returns'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { RefundPartSteps } from './refund-part-steps.tsx'

const bankStates: Record<string, string> = ordersTexts.refundStates

/** Refunds in part, each with what it is made of and how its money goes back. */
export function OrderRefunds({ order, refunds }: { order: ManagedOrder; refunds: readonly OrderRefund[] }) {
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit: order.priceUnit })
  return refunds.map((refund) => {
    const number = toPersianDigits(String(refund.number))
    const { goodsRial, deliveryRial, goodwillRial } = refund
    return (
      <article
        key={refund.number}
        className={styles.asking}
        aria-label={texts.refund.replace('{number}', number)}
      >
        <div className={styles.facts}>
          <strong>
            <FilledText text={texts.refund} values={{ number }} />
          </strong>
          <bdi className={styles.total}>{money(goodsRial + deliveryRial + goodwillRial)}</bdi>
          <span className={styles.soft}>
            <bdi>{formatMoment(new Date(refund.madeAt), 'fa-IR')}</bdi>
          </span>
        </div>
        <p className={screen.hint}>
          <FilledText
            text={texts.madeOf}
            values={{ goods: money(goodsRial), delivery: money(deliveryRial), goodwill: money(goodwillRial) }}
          />
        </p>
        {refund.reason && <p className={styles.note}>{refund.reason}</p>}
        {refund.parts.map((part) => (
          <Part key={part.number} order={order} part={part} amount={money(part.amountRial)} />
        ))}
      </article>
    )
  })
}

function Part({ order, part, amount }: { order: ManagedOrder; part: OrderRefundPart; amount: string }) {
  const method = partMethodOf(part)
  return (
    <div className={screen.steps}>
      <p className={styles.note}>
        {part.bankTitle ?? texts.partDoor}: <bdi>{amount}</bdi>
        {part.doneAt && (
          <>
            {' · '}
            {texts.partDone} <bdi>{formatMoment(new Date(part.doneAt), 'fa-IR')}</bdi>
          </>
        )}
        {part.iban && (
          <>
            {' · '}
            <bdi dir="ltr">{part.iban}</bdi>
          </>
        )}
      </p>
      {method !== null && part.state !== null && <p className={screen.hint}>{bankStates[part.state]}</p>}
      {method === 'by-hand' && part.state === null && <p className={screen.hint}>{texts.partWaits}</p>}
      {method !== null && method !== 'awaited' && (
        <RefundPartSteps orderId={order.id} partNumber={part.number} canAskBank={method === 'bank'} />
      )}
    </div>
  )
}
