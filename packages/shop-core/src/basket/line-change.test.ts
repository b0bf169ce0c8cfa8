import { expect, it } from 'vitest'
import { askedQuantity } from './line-change.ts'

it.each([
  ['set', 3, 3],
  ['add', 3, 8],
  ['subtract', 3, 2],
  ['subtract', 9, -4],
] as const)('asks, to %s %i of 5, for %i', (action, quantity, asked) => {
  expect(askedQuantity({ action, productId: 1, quantity }, 5)).toBe(asked)
})
