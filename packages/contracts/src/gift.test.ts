import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { GiftAddRequest, toGiftAddRequest, toWantedGift } from './gift.ts'

const plain = { OrderID: '0192f8a0-7b1c-7def-8a12-3456789abcde', ProductID: 12, CustomProductID: null }

describe('the gift call', () => {
  it.each([plain, { ...plain, CustomProductID: 40 }])('takes %j and writes it back the same', (wire) => {
    expect(Value.Check(GiftAddRequest, wire)).toBe(true)
    expect(toGiftAddRequest(toWantedGift(wire))).toEqual(wire)
  })

  it('reads a custom product as a variant', () => {
    expect(toWantedGift({ ...plain, CustomProductID: 40 })).toEqual({
      orderId: plain.OrderID,
      productId: 12,
      variantId: 40,
    })
  })

  it.each([{}, { ...plain, ProductID: 0 }, { ...plain, OrderID: '' }])('does not take %j', (wire) => {
    expect(Value.Check(GiftAddRequest, wire)).toBe(false)
  })
})
