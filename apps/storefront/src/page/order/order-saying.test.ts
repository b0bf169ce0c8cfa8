import { describe, expect, it } from 'vitest'
import { orderSaying } from './order-saying.ts'

const attempt = (State: string) => ({
  State,
  BankTitle: '',
  AmountRial: 1,
  Reference: '',
  Card: '',
  CreatedAt: '',
})
const order = { State: 'awaiting-payment', IsPaid: false, IsInDoubt: false, PaymentMethodID: 3, Attempts: [] }

describe('what is said of an order', () => {
  it.each(['awaiting-payment', 'expired', 'cancelled'])('in doubt is never a failure: %s', (State) => {
    const said = orderSaying({ ...order, State, IsInDoubt: true, Attempts: [attempt('returned')] })
    expect(said).toEqual({ tone: 'waiting', title: 'OrderStateInDoubt', text: 'OrderSaysInDoubt' })
  })

  it.each([
    [{}, 'OrderSaysAwaitingPayment'],
    [{ Attempts: [attempt('failed')] }, 'OrderSaysTryFailed'],
    [{ PaymentMethodID: 2 }, 'OrderSaysTransfer'],
    [{ State: 'awaiting-approval' }, 'OrderSaysAwaitingApproval'],
    [{ State: 'confirmed', IsPaid: true }, 'OrderSaysConfirmed'],
    [{ State: 'confirmed', PaymentMethodID: 1 }, 'OrderSaysOnDelivery'],
    [{ State: 'confirmed', PaymentMethodID: 5 }, 'OrderSaysCollect'],
    [{ State: 'shipped' }, 'OrderSaysShipped'],
    [{ State: 'delivered' }, 'OrderSaysDelivered'],
    [{ State: 'expired' }, 'OrderSaysExpired'],
    [{ State: 'expired', Attempts: [attempt('stock-lost')] }, 'OrderSaysStockLost'],
    [{ State: 'cancelled' }, 'OrderSaysCancelled'],
    [{ State: 'cancelled', Attempts: [attempt('refund-due')] }, 'OrderSaysRefundDue'],
    [{ State: 'cancelled', Attempts: [attempt('refunded')] }, 'OrderSaysRefunded'],
  ])('as %j is %s', (change, text) => {
    expect(orderSaying({ ...order, ...change }).text).toBe(text)
  })
})
