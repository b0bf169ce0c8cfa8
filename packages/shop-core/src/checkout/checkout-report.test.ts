import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { toCheckoutReport } from './checkout-report.ts'

it('puts the postal cost on top of the payable price', () => {
  const totals = {
    totalPriceRial: toRial(1000),
    totalDiscountRial: toRial(300),
    payablePriceRial: toRial(700),
  }
  expect(toCheckoutReport(totals, toRial(50))).toEqual({
    totalRial: 1000,
    discountRial: 300,
    postalRial: 50,
    payableRial: 750,
  })
})
