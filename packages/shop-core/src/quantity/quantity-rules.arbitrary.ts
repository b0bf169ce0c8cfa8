import { type Arbitrary, constant, integer, record } from 'fast-check'
import type { QuantityRules } from './quantity-rules.ts'

/** Any limits a manager may set, sensible or not. */
export const quantityRules: Arbitrary<QuantityRules> = record({
  min: integer({ min: 0, max: 20 }),
  max: integer({ min: -1, max: 100 }),
  step: integer({ min: 0, max: 12 }),
  stock: integer({ min: 0, max: 120 }),
  unit: constant('عدد'),
})
