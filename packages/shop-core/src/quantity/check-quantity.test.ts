import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { checkQuantity } from './check-quantity.ts'
import { quantityRules } from './quantity-rules.arbitrary.ts'

const rules = { min: 2, max: 10, step: 2, stock: 8, unit: 'بسته' }

it.each([
  [1, rules, { kind: 'less-than-min', min: 2, unit: 'بسته' }],
  [10, rules, { kind: 'stock-exceeded', stock: 8, unit: 'بسته' }],
  [11, { ...rules, stock: 20 }, { kind: 'more-than-max', max: 10, unit: 'بسته' }],
  [12, rules, { kind: 'more-than-max', max: 10, unit: 'بسته' }],
  [2, { ...rules, stock: 1 }, { kind: 'stock-less-than-min', stock: 1, min: 2, unit: 'بسته' }],
  [1, { ...rules, stock: 1 }, { kind: 'stock-less-than-min', stock: 1, min: 2, unit: 'بسته' }],
])('refuses %i and says why', (wanted, given, refusal) => {
  expect(checkQuantity(wanted, given)).toEqual({ ok: false, refusal })
})

it.each([
  [2, rules],
  [8, rules],
  [10, { ...rules, stock: 10 }],
  [2, { ...rules, stock: 2 }],
  [400, { ...rules, max: 0, stock: 400 }],
  [400, { ...rules, max: -1, stock: 400 }],
])('accepts %i at the edge of its limits', (wanted, given) => {
  expect(checkQuantity(wanted, given)).toEqual({ ok: true, value: wanted })
})

it('obeys every limit or is refused for the limit that is broken, whatever is wanted', () => {
  assert(
    property(integer({ min: -50, max: 200 }), quantityRules, (wanted, given) => {
      const outcome = checkQuantity(wanted, given)
      const broken = {
        'stock-less-than-min': given.stock < given.min,
        'less-than-min': wanted < given.min,
        'more-than-max': given.max > 0 && wanted > given.max,
        'stock-exceeded': wanted > given.stock,
      }
      return outcome.ok ? Object.values(broken).every((is) => !is) : broken[outcome.refusal.kind]
    }),
    propertyRuns(),
  )
})
