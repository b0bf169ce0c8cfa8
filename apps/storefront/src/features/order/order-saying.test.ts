import type { PaymentAttemptState } from '@rasteh/shop-core/payment'
import { describe, expect, it } from 'vitest'
import { orderSaying } from './order-saying.ts'

const attempt = (state: PaymentAttemptState) => ({
  state,
  bankTitle: '',
  amountRial: 1,
  reference: '',
  card: '',
  createdAt: '',
})
type Shown = Parameters<typeof orderSaying>[0]
const order: Shown = {
  state: 'awaiting-payment',
  isPaid: false,
  isPendingVerification: false,
  paymentMethodId: 3,
  attempts: [],
}

describe('what is said of an order', () => {
  it.each(['awaiting-payment', 'expired', 'cancelled'] as const)(
    'pending verification is never a failure: %s',
    (state) => {
      const said = orderSaying({
        ...order,
        state,
        isPendingVerification: true,
        attempts: [attempt('returned')],
      })
      expect(said).toEqual({ tone: 'waiting', title: 'OrderStateInDoubt', text: 'OrderSaysInDoubt' })
    },
  )

  it.each<[Partial<Shown>, string]>([
    [{}, 'OrderSaysAwaitingPayment'],
    [{ attempts: [attempt('failed')] }, 'OrderSaysTryFailed'],
    [{ paymentMethodId: 2 }, 'OrderSaysTransfer'],
    [{ state: 'awaiting-approval' }, 'OrderSaysAwaitingApproval'],
    [{ state: 'confirmed', isPaid: true }, 'OrderSaysConfirmed'],
    [{ state: 'confirmed', paymentMethodId: 1 }, 'OrderSaysOnDelivery'],
    [{ state: 'confirmed', paymentMethodId: 5 }, 'OrderSaysCollect'],
    [{ state: 'shipped' }, 'OrderSaysShipped'],
    [{ state: 'delivered' }, 'OrderSaysDelivered'],
    [{ state: 'expired' }, 'OrderSaysExpired'],
    [{ state: 'expired', attempts: [attempt('stock-lost')] }, 'OrderSaysStockLost'],
    [{ state: 'cancelled' }, 'OrderSaysCancelled'],
    [{ state: 'cancelled', attempts: [attempt('refund-due')] }, 'OrderSaysRefundDue'],
    [{ state: 'cancelled', attempts: [attempt('refunded')] }, 'OrderSaysRefunded'],
  ])('as %j is %s', (change, text) => {
    expect(orderSaying({ ...order, ...change }).text).toBe(text)
  })
})
