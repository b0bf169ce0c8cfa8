import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, maxSafeNat, property } from 'fast-check'
import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { payablePrice } from './payable-price.ts'

it('is the total price minus the discount [S4.14]', () => {
  expect(payablePrice(toRial(1000), toRial(300))).toBe(700)
})

it('is 0 when the discount is the whole total [S4.15]', () => {
  expect(payablePrice(toRial(1000), toRial(1000))).toBe(0)
})

it('counts a discount above the total as the total [S4.15 S4.16]', () => {
  expect(payablePrice(toRial(1000), toRial(1001))).toBe(0)
})

it('is never below 0 and never above the total, for any amounts', () => {
  assert(
    property(maxSafeNat(), maxSafeNat(), (total, discount) => {
      const payable = payablePrice(toRial(total), toRial(discount))
      return payable >= 0 && payable <= total
    }),
    propertyRuns(),
  )
})
