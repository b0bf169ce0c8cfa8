import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { refundMethodOf } from '@rasteh/shop-core/payment'
import type { ManagedAttempt } from '@rasteh/shop-store/reads/managed-order'
import screen from '#components/screen.module.css'
import { RefundAsk } from './refund-ask.tsx'
import { RefundMark } from './refund-mark.tsx'

/** How the money of one payment goes back: by its bank, or by hand; never by both at once. */
export function RefundSteps({ orderId, attempt }: { orderId: string; attempt: ManagedAttempt }) {
  const method = refundMethodOf(attempt)
  if (!method) return null
  const { number, bankTitle, refundState } = attempt
  return (
    <>
      {refundState && <p className={screen.hint}>{texts.refundStates[refundState]}</p>}
      {method === 'by-hand' && !refundState && <p className={screen.hint}>{texts.refundByHand}</p>}
      {method === 'bank' && <RefundAsk orderId={orderId} attemptNumber={number} bankTitle={bankTitle} />}
      {method !== 'awaited' && <RefundMark orderId={orderId} attemptNumber={number} />}
    </>
  )
}
