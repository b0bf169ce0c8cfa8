import { expect, it } from 'vitest'
import { hasInvoice } from './order-state.ts'

it.each(['confirmed', 'shipped', 'delivered'] as const)('an order that is %s has an invoice', (state) => {
  expect(hasInvoice(state)).toBe(true)
})

it.each(['awaiting-payment', 'awaiting-approval', 'cancelled', 'expired'] as const)(
  'an order that is %s has none',
  (state) => {
    expect(hasInvoice(state)).toBe(false)
  },
)
