import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { paysWholeTotal, type ScoreFacts, scoreDiscount } from './score-discount.ts'

const score: ScoreFacts = {
  userScore: 50,
  priceOfScoreRial: toRial(100),
  maxBasketPriceToUseScoreRial: null,
  decreaseType: '0',
}
const use = { isUsed: true, openRial: toRial(9000), unit: 'rial' } as const

it("is capped by the value of the user's score [S4.18]", () => {
  expect(scoreDiscount(score, use)).toBe(5000)
})

it('is capped by the maximum basket share for scores [S4.17]', () => {
  expect(scoreDiscount({ ...score, maxBasketPriceToUseScoreRial: toRial(2000) }, use)).toBe(2000)
})

it('is nothing where the maximum basket share is 0 [S4.17]', () => {
  expect(scoreDiscount({ ...score, maxBasketPriceToUseScoreRial: toRial(0) }, use)).toBe(0)
})

it('is capped by the part of the total it may pay', () => {
  expect(scoreDiscount(score, { ...use, openRial: toRial(1200) })).toBe(1200)
})

it('is nothing unless the discount flag is true [S4.19]', () => {
  expect(scoreDiscount(score, { ...use, isUsed: false })).toBe(0)
})

it('is nothing for a guest', () => {
  expect(scoreDiscount(null, use)).toBe(0)
})

it.each([0, -3])('is nothing with a score of %i', (userScore) => {
  expect(scoreDiscount({ ...score, userScore }, use)).toBe(0)
})

it('is whole Toman that break no cap where the shop shows Toman', () => {
  const capped = { ...score, maxBasketPriceToUseScoreRial: toRial(2019) }
  expect(scoreDiscount(capped, { ...use, unit: 'toman' })).toBe(2010)
})

it.each([
  ['0', false],
  ['1', true],
  ['2', false],
])("pays the whole total under type '%s': %s [S4.20]", (decreaseType, pays) => {
  expect(paysWholeTotal({ ...score, decreaseType })).toBe(pays)
})

it('pays nothing for a guest, whole total or not', () => {
  expect(paysWholeTotal(null)).toBe(false)
})
