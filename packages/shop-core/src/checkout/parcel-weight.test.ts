import { expect, it } from 'vitest'
import { aVariant } from '../basket/basket.builder.ts'
import { toRial } from '../money.ts'
import { parcelWeightGrams } from './parcel-weight.ts'

const facts = { ...aVariant({ weightGrams: 250 }), unitPriceRial: toRial(1000) }

it('weighs every piece', () => {
  expect(
    parcelWeightGrams([
      { quantity: 2, facts },
      { quantity: 3, facts },
    ]),
  ).toBe(1250)
})

it('weighs no download', () => {
  expect(parcelWeightGrams([{ quantity: 2, facts: { ...facts, productType: 3 } }])).toBe(0)
})

it('weighs nothing that is no longer for sale', () => {
  expect(parcelWeightGrams([{ quantity: 2, facts: null }])).toBe(0)
})
