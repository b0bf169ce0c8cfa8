import { expect, it } from 'vitest'
import { aLine } from './basket.builder.ts'
import { quantityOfVariant } from './basket-state.ts'

const lines = [
  aLine({ quantity: 2 }),
  aLine({ id: 'line-2', variantId: 12, quantity: 5 }),
  aLine({ id: 'line-3', quantity: 4, addonOf: 'line-2' }),
]

it('counts the pieces of a variant over all its lines', () => {
  expect(quantityOfVariant(lines, 11)).toBe(6)
})

it('counts no piece of a variant that is not in the basket', () => {
  expect(quantityOfVariant(lines, 13)).toBe(0)
})
