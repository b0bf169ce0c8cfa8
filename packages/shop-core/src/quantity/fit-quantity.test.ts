import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, integer, property } from 'fast-check'
import { expect, it, vi } from 'vitest'
import { checkQuantity } from './check-quantity.ts'
import { fitQuantity } from './fit-quantity.ts'
import { quantityRules } from './quantity-rules.arbitrary.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const rules = { min: 2, max: 10, step: 2, stock: 8, unit: 'بسته' }

it.each([
  [3, 4],
  [4, 4],
  [5, 6],
])('rounds %i to the nearest step from the minimum, half up: %i [S5.61]', (wanted, fitted) => {
  expect(fitQuantity(wanted, rules)).toBe(fitted)
})

it('counts the step from the minimum, not from 0 [S5.61]', () => {
  expect(fitQuantity(6, { ...rules, min: 1, step: 5 })).toBe(6)
})

it('lowers a quantity to the maximum order count [S5.62]', () => {
  expect(fitQuantity(50, { ...rules, stock: 80 })).toBe(10)
})

it.each([0, -1])('sets no limit with a maximum order count of %i [S5.63]', (max) => {
  expect(fitQuantity(50, { ...rules, max, stock: 80 })).toBe(50)
})

it('lowers a quantity to the stock count [S5.64]', () => {
  expect(fitQuantity(50, { ...rules, max: 0 })).toBe(8)
})

it.each([1, 0, -7])('raises %i to the minimum order count [S5.65]', (wanted) => {
  expect(fitQuantity(wanted, rules)).toBe(2)
})

it('keeps the minimum even above the stock, since it is put in last [S5.65]', () => {
  expect(fitQuantity(5, { ...rules, stock: 1 })).toBe(2)
})

it('fits every quantity into limits the server accepts, unless the limits contradict each other', () => {
  const possible = quantityRules.filter(({ min, max, stock }) => stock >= min && (max <= 0 || max >= min))
  assert(
    property(integer({ min: -50, max: 300 }), possible, (wanted, given) => {
      expect(checkQuantity(fitQuantity(wanted, given), given).ok).toBe(true)
    }),
    propertyRuns(),
  )
})
