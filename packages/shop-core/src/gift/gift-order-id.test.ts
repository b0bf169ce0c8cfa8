import { expect, it } from 'vitest'
import { giftOrderId } from './gift-order-id.ts'

it.each([
  ['/shop/order/gift/0192f0c1-aaaa-7000-8000-000000000001', '0192f0c1-aaaa-7000-8000-000000000001'],
  ['/shop/order/gift/1042/', '1042'],
  ['/a/b/c/1042/e', '1042'],
])('is the 4th segment of the path %s [S2.64]', (path, orderId) => {
  expect(giftOrderId(path)).toBe(orderId)
})

it.each(['/', '/shop/order/gift', '/shop/order/gift/'])('is missing in the path %s', (path) => {
  expect(giftOrderId(path)).toBeNull()
})
