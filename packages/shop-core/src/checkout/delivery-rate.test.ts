import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { type DeliveryRate, findRate } from './delivery-rate.ts'

const destination = { provinceId: 8, cityId: 301 }
const everywhere = { provinceIds: [], cityIds: [] }
const province = { provinceIds: [8], cityIds: [] }
const city = { provinceIds: [], cityIds: [301] }

const rate = (places: DeliveryRate['places'], upToGrams: number | null, price: number): DeliveryRate => ({
  places,
  upToGrams,
  priceRial: toRial(price),
})
const priceOf = (weightGrams: number, rates: DeliveryRate[]) =>
  findRate(rates, { destination, weightGrams })?.priceRial

const bands = [rate(everywhere, null, 900), rate(everywhere, 1000, 300), rate(everywhere, 3000, 500)]

it.each([
  [0, 300],
  [1000, 300],
  [1001, 500],
  [3000, 500],
  [3001, 900],
])('puts %i grams in the narrowest band they fit in: %d Rials', (grams, price) => {
  expect(priceOf(grams, bands)).toBe(price)
})

it('keeps to the narrowest band even where a wider one is cheaper', () => {
  expect(priceOf(500, [rate(everywhere, 3000, 200), rate(everywhere, 1000, 300)])).toBe(300)
})

it('prefers the rate of the city to that of the province', () => {
  expect(priceOf(500, [rate(province, 1000, 300), rate(city, null, 700)])).toBe(700)
})

it('prefers the rate of the province to that of everywhere', () => {
  expect(priceOf(500, [rate(everywhere, 1000, 300), rate(province, null, 700)])).toBe(700)
})

it('turns to a wider group for what is too heavy in the nearer one', () => {
  expect(priceOf(1500, [rate(city, 1000, 300), rate(everywhere, null, 700)])).toBe(700)
})

it.each([[[rate(city, null, 700), rate(city, null, 600)]], [[rate(city, null, 600), rate(city, null, 700)]]])(
  'takes the lower of two rates for the same, in whatever order: %#',
  (rates) => {
    expect(priceOf(1, rates)).toBe(600)
  },
)

it('finds no rate for what is too heavy', () => {
  expect(priceOf(1001, [rate(city, 1000, 300)])).toBeUndefined()
})

it('finds no rate for a place that no group names', () => {
  expect(priceOf(1, [rate({ provinceIds: [9], cityIds: [] }, null, 300)])).toBeUndefined()
})
