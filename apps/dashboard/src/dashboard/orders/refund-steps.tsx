import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { refundWayOf } from '@rasteh/shop-core/order-desk'
import type { ManagedAttempt } from '@rasteh/shop-store/reads/managed-order'
import desk from '../desk.module.css'
import { RefundAsk } from './refund-ask.tsx'
import { RefundMark } from './refund-mark.tsx'

/** How the money of one payment goes back: by its bank, or by hand; never by both at once. */
export function RefundSteps({ orderId, attempt }: { orderId: string; attempt: ManagedAttempt }) {
  const way = refundWayOf(attempt)
  if (!way) return null
  const { number, bankTitle, refundState } = attempt
  return (
    <>
      {refundState && <p className={desk.hint}>{texts.refundStates[refundState]}</p>}
      {way === 'by-hand' && !refundState && <p className={desk.hint}>{texts.refundByHand}</p>}
      {way === 'bank' && <RefundAsk orderId={orderId} attemptNumber={number} bankTitle={bankTitle} />}
      {way !== 'awaited' && <RefundMark orderId={orderId} attemptNumber={number} />}
    </>
  )
}
