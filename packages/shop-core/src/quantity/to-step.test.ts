import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, integer, property } from 'fast-check'
import { expect, it, vi } from 'vitest'
import { checkQuantity } from './check-quantity.ts'
import { fitQuantity } from './fit-quantity.ts'
import { quantityRules } from './quantity-rules.arbitrary.ts'
import { toStep } from './to-step.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const rules = { min: 2, max: 10, step: 2, stock: 20, unit: 'بسته' }

it.each([
  [2, 2],
  [3, 4],
  [9, 10],
])('rounds %i to the step counted from the minimum: %i [S5.61]', (wanted, rounded) => {
  expect(toStep(wanted, rules)).toBe(rounded)
})

it('does not raise a quantity under the minimum, so that it is refused', () => {
  expect(toStep(1, rules)).toBe(1)
})

it.each([11, 21])('does not lower %i, which is over a limit, so that it is refused', (wanted) => {
  expect(toStep(wanted, { ...rules, step: 5 })).toBe(wanted)
})

it('rounds up no further than the caps', () => {
  expect(toStep(4, { ...rules, min: 1, step: 5, stock: 5 })).toBe(5)
})

it('takes the quantity at a cap between two steps as it is, as the page sends it', () => {
  expect(toStep(4, { ...rules, min: 0, step: 3, stock: 4 })).toBe(4)
})

it('takes every quantity the page has fitted as it is', () => {
  assert(
    property(integer({ min: -50, max: 300 }), quantityRules, (wanted, given) => {
      const fitted = fitQuantity(wanted, given)
      expect(toStep(fitted, given)).toBe(fitted)
    }),
    propertyRuns(),
  )
})

it('keeps every allowed quantity allowed and every forbidden one as it was', () => {
  assert(
    property(integer({ min: -50, max: 200 }), quantityRules, (wanted, given) => {
      const before = checkQuantity(wanted, given)
      const after = checkQuantity(toStep(wanted, given), given)
      expect(after.ok ? 'allowed' : after.refusal).toEqual(before.ok ? 'allowed' : before.refusal)
    }),
    propertyRuns(),
  )
})
