import { expect, it } from 'vitest'
import { type Discount, discountOn } from './discount.ts'
import { toRial } from './rial.ts'

const amount = (rials: number): Discount => ({ kind: 'amount', amountRial: toRial(rials) })
const percent = (share: number): Discount => ({ kind: 'percent', percent: share })

it.each([
  [1000, percent(25), 250],
  [1000, percent(0), 0],
  [1000, percent(120), 1000],
  [1000, percent(-5), 0],
  [1000, amount(300), 300],
  [1000, amount(1500), 1000],
  [1000, amount(-1), 0],
])('takes off %d Rials, by %j, %d', (price, discount, off) => {
  expect(discountOn(toRial(price), discount, 'rial')).toBe(off)
})

it.each([
  [1050, percent(10), 110],
  [1040, percent(10), 100],
  [1000, amount(304), 300],
  [1000, amount(305), 310],
  [1009, amount(5000), 1000],
])('takes off %d Rials, by %j, the whole Toman of %d Rials', (price, discount, off) => {
  expect(discountOn(toRial(price), discount, 'toman')).toBe(off)
})
