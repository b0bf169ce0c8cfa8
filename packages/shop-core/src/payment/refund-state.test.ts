import { describe, expect, it } from 'vitest'
import { isPaymentPending } from './attempt-state.ts'
import { refundMethodOf } from './refund-state.ts'

const due = { gateway: 'zarinpal', state: 'refund-due', reference: '123', refundState: null } as const

it.each([
  ['returned', true],
  ['verifying', true],
  ['redirected', false],
  ['verified', false],
  ['expired', false],
] as const)('a payment that is %s is pending: %s', (state, isPending) => {
  expect(isPaymentPending({ state })).toBe(isPending)
})

describe('how money that is due goes back', () => {
  it.each([
    ['a bank that can give it back', due, 'bank'],
    ['a bank that has been asked', { ...due, refundState: 'asked' }, 'awaited'],
    ['a bank that has refused', { ...due, refundState: 'refused' }, 'by-hand'],
    ['a bank whose answer is not clear', { ...due, refundState: 'unclear' }, 'by-hand'],
    ['a bank that cannot', { ...due, gateway: 'zibal' }, 'by-hand'],
    ['a bank that has settled', { ...due, gateway: 'mellat' }, 'by-hand'],
    ['a transfer from card to card', { ...due, gateway: 'card-to-card', reference: null }, 'by-hand'],
    ['a sum that the bank never confirmed', { ...due, reference: null }, 'by-hand'],
    [
      'another sum than was asked for, which the bank has a name for',
      { ...due, reference: null, takenReference: '9' },
      'bank',
    ],
    ['a payment that stands', { ...due, state: 'verified' }, null],
    ['what went back already', { ...due, state: 'refunded' }, null],
  ] as const)('%s', (_, payment, method) => {
    expect(refundMethodOf(payment)).toBe(method)
  })
})
