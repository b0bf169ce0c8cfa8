import { describe, expect, it } from 'vitest'
import { refundWayOf } from './refund-way.ts'

const due = { gateway: 'zarinpal', state: 'refund-due', reference: '123', refundState: null } as const

describe('the way back of money that is due', () => {
  it.each([
    ['a bank that can give it back', due, 'bank'],
    ['a bank that has been asked', { ...due, refundState: 'asked' }, 'awaited'],
    ['a bank that has refused', { ...due, refundState: 'refused' }, 'by-hand'],
    ['a bank whose answer is not clear', { ...due, refundState: 'unclear' }, 'by-hand'],
    ['a bank that cannot', { ...due, gateway: 'zibal' }, 'by-hand'],
    ['a bank that has settled', { ...due, gateway: 'mellat' }, 'by-hand'],
    ['a transfer from card to card', { ...due, gateway: 'card-to-card', reference: null }, 'by-hand'],
    ['a sum that the bank never confirmed', { ...due, reference: null }, 'by-hand'],
    ['a payment that stands', { ...due, state: 'verified' }, null],
    ['what went back already', { ...due, state: 'refunded' }, null],
  ] as const)('%s', (_, payment, way) => {
    expect(refundWayOf(payment)).toBe(way)
  })
})
