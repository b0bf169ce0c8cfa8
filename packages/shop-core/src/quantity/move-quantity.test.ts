import { expect, it } from 'vitest'
import { minusStep, plusStep, stepDown, stepUp } from './move-quantity.ts'

const rules = { min: 2, max: 10, step: 3, stock: 9, unit: 'بسته' }

it('raises by the step with plus', () => {
  expect(plusStep(2, rules)).toBe(5)
})

it('stops plus at the stock', () => {
  expect(plusStep(8, rules)).toBe(9)
})

it('raises by 1 with plus when the step is 0', () => {
  expect(plusStep(2, { ...rules, step: 0 })).toBe(3)
})

it('lowers by the step with minus', () => {
  expect(minusStep(8, rules)).toBe(5)
})

it('stops minus at the minimum', () => {
  expect(minusStep(2, rules)).toBe(2)
})

it('lowers by 1 with minus when the step is 0', () => {
  expect(minusStep(5, { ...rules, step: 0 })).toBe(4)
})

it('adds 1 with the up arrow, off the step', () => {
  expect(stepUp(2, rules)).toBe(3)
})

it.each([
  [8, 9],
  [9, 9],
])('takes the up arrow from %i no higher than the stock: %i', (current, raised) => {
  expect(stepUp(current, rules)).toBe(raised)
})

it.each([
  [3, 2],
  [2, 1],
  [1, 1],
])('takes the down arrow from %i to %i, always above 0', (current, lowered) => {
  expect(stepDown(current)).toBe(lowered)
})
