import { describe, expect, it } from 'vitest'
import { canCancel, canGiveReceipt, canPay, firstState } from './order-rules.ts'
import { nextSteps, type OrderFacts, stepOrder } from './step-order.ts'

const order: OrderFacts = {
  state: 'awaiting-payment',
  methodId: 3,
  isPaid: false,
  dueRial: 1_000,
  isHoldOver: false,
  isPaymentPending: false,
}

describe('the steps that staff may take an order through', () => {
  it.each([
    [{}, ['cancel']],
    [{ methodId: 2 }, ['approve', 'cancel']],
    [{ state: 'awaiting-approval', methodId: 2 }, ['approve', 'cancel']],
    [{ state: 'awaiting-approval', methodId: 7, isPaid: true }, ['approve', 'cancel']],
    [{ state: 'awaiting-approval', methodId: 7 }, ['cancel']],
    [{ state: 'awaiting-approval', methodId: 7, dueRial: 0 }, ['approve', 'cancel']],
    [{ state: 'confirmed' }, ['ship', 'deliver', 'cancel']],
    [{ state: 'shipped' }, ['deliver']],
    [{ state: 'delivered' }, []],
    [{ state: 'cancelled' }, []],
    [{ state: 'expired' }, []],
    [{ state: 'confirmed', methodId: 4 }, []],
  ] as const)('%o: %o', (change, steps) => {
    expect(nextSteps({ ...order, ...change }, 'staff')).toEqual(steps)
  })
})

describe('what a buyer may do', () => {
  it('pays while the goods are held and no bank is being asked', () => {
    expect(canPay(order)).toBe(true)
    expect(canPay({ ...order, isHoldOver: true })).toBe(false)
    expect(canPay({ ...order, isPaymentPending: true })).toBe(false)
    expect(canPay({ ...order, methodId: 2 })).toBe(false)
    expect(canPay({ ...order, state: 'confirmed' })).toBe(false)
  })

  it('cancels only what is neither paid nor being asked about', () => {
    expect(canCancel(order)).toBe(true)
    expect(canCancel({ ...order, isPaid: true })).toBe(false)
    expect(canCancel({ ...order, isPaymentPending: true })).toBe(false)
    expect(canCancel({ ...order, state: 'awaiting-approval' })).toBe(false)
  })

  it('sends a receipt for card to card, again until staff decide, but not after the hold is over', () => {
    const card = { ...order, methodId: 2 }
    expect(canGiveReceipt(card)).toBe(true)
    expect(canGiveReceipt({ ...card, isHoldOver: true })).toBe(false)
    expect(canGiveReceipt({ ...card, state: 'awaiting-approval', isHoldOver: true })).toBe(true)
    expect(canGiveReceipt(order)).toBe(false)
  })
})

it.each([
  [{ methodId: 1, payableRial: 5, dueRial: 0 }, 'confirmed'],
  [{ methodId: 5, payableRial: 5, dueRial: 0 }, 'confirmed'],
  [{ methodId: 3, payableRial: 0, dueRial: 0 }, 'confirmed'],
  [{ methodId: 3, payableRial: 5, dueRial: 5 }, 'awaiting-payment'],
  [{ methodId: 2, payableRial: 5, dueRial: 5 }, 'awaiting-payment'],
  [{ methodId: 7, payableRial: 5, dueRial: 0 }, 'awaiting-approval'],
  [{ methodId: 7, payableRial: 5, dueRial: 2 }, 'awaiting-payment'],
])('an order %o begins as %s', (given, state) => {
  expect(firstState(given)).toBe(state)
})

it('lets nobody but the bank pay, and nobody but the clock expire', () => {
  expect(stepOrder(order, 'pay', 'bank')).toBe('confirmed')
  expect(stepOrder({ ...order, methodId: 7 }, 'pay', 'bank')).toBe('awaiting-approval')
  expect(stepOrder(order, 'pay', 'customer')).toBeNull()
  expect(stepOrder({ ...order, isHoldOver: true }, 'expire', 'clock')).toBe('expired')
  expect(stepOrder({ ...order, isHoldOver: true }, 'expire', 'staff')).toBeNull()
})
