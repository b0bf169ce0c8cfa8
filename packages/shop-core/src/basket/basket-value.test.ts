import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { type BasketValueRefusal, checkBasketValue, toBasketValueMessage } from './basket-value.ts'

const limits = { minBasketRial: toRial(1000), maxBasketRial: toRial(5000) }

describe('the value of a basket', () => {
  it.each([1000, 5000])('may be %d, at the edge of the limits', (value) => {
    expect(checkBasketValue(toRial(value), limits)).toEqual({ ok: true, value })
  })

  it('is refused below the minimum', () => {
    expect(checkBasketValue(toRial(999), limits)).toEqual({
      ok: false,
      refusal: { kind: 'basket-below-min', amountRial: 1000 },
    })
  })

  it('is refused above the maximum', () => {
    expect(checkBasketValue(toRial(5001), limits)).toEqual({
      ok: false,
      refusal: { kind: 'basket-above-max', amountRial: 5000 },
    })
  })

  it.each([null, toRial(0)])('has no limit where the limit is %j', (none) => {
    const outcome = checkBasketValue(toRial(999_999), { minBasketRial: none, maxBasketRial: none })
    expect(outcome).toEqual({ ok: true, value: 999_999 })
  })
})

describe('the warning about the value of a basket', () => {
  const belowMin: BasketValueRefusal = { kind: 'basket-below-min', amountRial: toRial(5_000_000) }
  const aboveMax: BasketValueRefusal = { kind: 'basket-above-max', amountRial: toRial(5_000_000) }

  it('puts the minimum with the price unit in place of {0} [S5.79]', () => {
    expect(toBasketValueMessage(belowMin, { culture: 'fa-IR', unit: 'toman' })).toEqual({
      key: 'BasketBelowMinimum',
      parameters: { 0: '۵۰۰,۰۰۰ تومان' },
    })
  })

  it('puts the maximum with the price unit in place of {0} [S5.79]', () => {
    expect(toBasketValueMessage(aboveMax, { culture: 'en-US', unit: 'rial' })).toEqual({
      key: 'BasketAboveMaximum',
      parameters: { 0: '5,000,000 Rial' },
    })
  })
})
