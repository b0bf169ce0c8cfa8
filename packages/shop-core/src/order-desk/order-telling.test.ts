import { describe, expect, it } from 'vitest'
import { toTelling } from './order-telling.ts'

describe('who is told of an event', () => {
  it.each([
    ['placed', 1, { step: 'confirmed', isShopTold: true }],
    ['placed', 5, { step: 'confirmed', isShopTold: true }],
    ['placed', 2, null],
    ['placed', 3, null],
    ['paid', 3, { step: 'paid', isShopTold: true }],
    ['paid', 7, { step: 'paid', isShopTold: true }],
    ['approved', 2, { step: 'approved', isShopTold: true }],
    ['approved', 7, { step: 'approved', isShopTold: false }],
    ['shipped', 3, { step: 'shipped', isShopTold: false }],
    ['expired', 3, { step: 'expired', isShopTold: false }],
    ['stock-lost', 3, { step: 'stock-lost', isShopTold: false }],
    ['note', 3, null],
    ['confirmed', 3, null],
  ] as const)('%s of an order by method %i: %o', (kind, methodId, telling) => {
    expect(toTelling(kind, methodId)).toEqual(telling)
  })
})
