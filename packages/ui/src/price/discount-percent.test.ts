import { expect, it } from 'vitest'
import { discountPercent } from './discount-percent.ts'

it.each([
  [850_000, 1_000_000, 15],
  [666_667, 1_000_000, 33],
  [999_999, 1_000_000, 0],
  [1_000_000, 1_000_000, 0],
  [1_200_000, 1_000_000, 0],
  [1_000_000, null, 0],
])('a price of %i in place of %s is %i percent off', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent)
})
