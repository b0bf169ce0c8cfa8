import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { checkGift } from './check-gift.ts'

const order = { isPaid: true, isShipped: false, amountRial: toRial(5_000_000), giftVariantId: null }
const gift = { variantId: 90, isOffered: true, fromOrderRial: toRial(5_000_000), stock: 1 }

it('may be added once to a paid order of the amount that has not left yet', () => {
  expect(checkGift(order, gift)).toEqual({ ok: true, value: gift })
})

it.each([
  [{}, { isOffered: false }, { kind: 'gift-not-offered' }],
  [{ isPaid: false }, {}, { kind: 'gift-order-not-paid' }],
  [{ isShipped: true }, {}, { kind: 'gift-order-shipped' }],
  [{ giftVariantId: 91 }, {}, { kind: 'gift-already-chosen' }],
  [{ amountRial: toRial(4_999_999) }, {}, { kind: 'gift-order-too-small', fromOrderRial: 5_000_000 }],
  [{}, { stock: 0 }, { kind: 'gift-out-of-stock' }],
])('is refused to the order %j with the gift %j', (ordered, given, refusal) => {
  expect(checkGift({ ...order, ...ordered }, { ...gift, ...given })).toEqual({ ok: false, refusal })
})

it('is refused when nobody made such a gift', () => {
  expect(checkGift(order, undefined)).toEqual({ ok: false, refusal: { kind: 'gift-not-offered' } })
})
