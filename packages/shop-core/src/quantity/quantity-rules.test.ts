import { expect, it } from 'vitest'
import { highestQuantity, nearestStep, strideOf } from './quantity-rules.ts'

const rules = { min: 2, max: 10, step: 3, stock: 20, unit: 'بسته' }

it.each([
  [10, 20, 10],
  [30, 20, 20],
  [0, 20, 20],
  [-1, 20, 20],
])('allows at most, with a maximum of %i and a stock of %i, %i', (max, stock, highest) => {
  expect(highestQuantity({ ...rules, max, stock })).toBe(highest)
})

it.each([
  [3, 3],
  [0, 1],
  [-2, 1],
])('takes a step of %i as %i', (step, stride) => {
  expect(strideOf({ ...rules, step })).toBe(stride)
})

it.each([
  [2, 2],
  [3, 2],
  [4, 5],
  [6, 5],
  [7, 8],
])('rounds %i to the step counted from the minimum, %i [S5.61]', (wanted, rounded) => {
  expect(nearestStep(wanted, rules)).toBe(rounded)
})

it('rounds the half up', () => {
  expect(nearestStep(3, { ...rules, step: 2 })).toBe(4)
})
