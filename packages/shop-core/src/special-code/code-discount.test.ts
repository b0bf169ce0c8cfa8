import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { codeDiscount } from './code-discount.ts'

const tenth = { kind: 'percent', percent: 10 } as const
const fixed = { kind: 'amount', amountRial: toRial(3000) } as const

it('takes a percentage off what the offers left', () => {
  expect(codeDiscount(toRial(25_000), { discount: tenth, maxDiscountRial: null }, 'rial')).toBe(2500)
})

it('takes a fixed amount off', () => {
  expect(codeDiscount(toRial(25_000), { discount: fixed, maxDiscountRial: null }, 'rial')).toBe(3000)
})

it('takes off no more than its cap', () => {
  expect(codeDiscount(toRial(25_000), { discount: tenth, maxDiscountRial: toRial(2000) }, 'rial')).toBe(2000)
})

it('takes off less than its cap where it is less', () => {
  expect(codeDiscount(toRial(5000), { discount: tenth, maxDiscountRial: toRial(2000) }, 'rial')).toBe(500)
})

it('takes off no more than there is to pay', () => {
  expect(codeDiscount(toRial(1000), { discount: fixed, maxDiscountRial: null }, 'rial')).toBe(1000)
})

it('takes off whole Toman that break no cap where the shop shows Toman', () => {
  expect(codeDiscount(toRial(25_000), { discount: tenth, maxDiscountRial: toRial(2019) }, 'toman')).toBe(2010)
})
