import { describe, expect, it } from 'vitest'
import { toNotification } from './order-notification.ts'

describe('who is notified of an entry in the log', () => {
  it.each([
    ['placed', 1, { step: 'confirmed', notifiesShop: true }],
    ['placed', 5, { step: 'confirmed', notifiesShop: true }],
    ['placed', 2, null],
    ['placed', 3, null],
    ['paid', 3, { step: 'paid', notifiesShop: true }],
    ['paid', 7, { step: 'paid', notifiesShop: true }],
    ['approved', 2, { step: 'approved', notifiesShop: true }],
    ['approved', 7, { step: 'approved', notifiesShop: false }],
    ['shipped', 3, { step: 'shipped', notifiesShop: false }],
    ['expired', 3, { step: 'expired', notifiesShop: false }],
    ['stock-lost', 3, { step: 'stock-lost', notifiesShop: false }],
    ['tracking-corrected', 3, { step: 'tracking-corrected', notifiesShop: false }],
    ['note', 3, null],
  ] as const)('%s of an order by method %i: %o', (kind, methodId, notification) => {
    expect(toNotification(kind, methodId)).toEqual(notification)
  })
})
