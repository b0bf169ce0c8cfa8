import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, boolean, integer, property, record } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { quantityRules } from '../quantity/quantity-rules.arbitrary.ts'
import { checkQuantity } from '../quantity.ts'
import { settleQuantity } from './settle-quantity.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const rules = { min: 5, max: 20, step: 5, stock: 30, unit: 'بسته' }
const settled = (quantity: number, inOtherLines = 0, mayRaise = false) =>
  settleQuantity({ quantity, inOtherLines, mayRaise }, rules)

describe('the quantity of a line', () => {
  it('is taken as it is when it obeys the limits', () => {
    expect(settled(10)).toEqual({ ok: true, value: { quantity: 10, raisedToMin: false } })
  })

  it('is rounded to the step', () => {
    expect(settled(8)).toEqual({ ok: true, value: { quantity: 10, raisedToMin: false } })
  })

  it('is refused under the minimum', () => {
    expect(settled(3)).toEqual({ ok: false, refusal: { kind: 'less-than-min', min: 5, unit: 'بسته' } })
  })

  it('is raised to the minimum where it may be', () => {
    expect(settled(3, 0, true)).toEqual({ ok: true, value: { quantity: 5, raisedToMin: true } })
  })

  it('is not called raised at the minimum itself', () => {
    expect(settled(5, 0, true)).toEqual({ ok: true, value: { quantity: 5, raisedToMin: false } })
  })

  it('is never lowered to the maximum', () => {
    expect(settled(21)).toEqual({ ok: false, refusal: { kind: 'more-than-max', max: 20, unit: 'بسته' } })
  })
})

describe('the quantity of a line beside others of its variant', () => {
  it('reaches the minimum with them', () => {
    expect(settled(2, 3)).toEqual({ ok: true, value: { quantity: 2, raisedToMin: false } })
  })

  it('is raised by what they lack to the minimum', () => {
    expect(settled(1, 2, true)).toEqual({ ok: true, value: { quantity: 3, raisedToMin: true } })
  })

  it('is refused when they pass the maximum together', () => {
    expect(settled(10, 15)).toMatchObject({ ok: false, refusal: { kind: 'more-than-max' } })
  })

  it('does not vanish by rounding, but reaches the next step', () => {
    expect(settled(1, 5)).toEqual({ ok: true, value: { quantity: 5, raisedToMin: false } })
  })

  it('reaches no further than the caps', () => {
    const outcome = settleQuantity({ quantity: 1, inOtherLines: 5, mayRaise: false }, { ...rules, stock: 8 })
    expect(outcome).toEqual({ ok: true, value: { quantity: 3, raisedToMin: false } })
  })
})

it('obeys every limit of its variant, or is refused for the sum that was asked', () => {
  const asked = record({
    quantity: integer({ min: 1, max: 150 }),
    inOtherLines: integer({ min: 0, max: 40 }),
    mayRaise: boolean(),
  })
  assert(
    property(asked, quantityRules, (line, given) => {
      const sum = line.quantity + line.inOtherLines
      const wanted = line.mayRaise ? Math.max(sum, given.min) : sum
      const outcome = settleQuantity(line, given)
      const total = outcome.ok ? outcome.value.quantity + line.inOtherLines : wanted
      const judged = checkQuantity(total, given)
      expect(outcome.ok ? 'settled' : outcome.refusal).toEqual(judged.ok ? 'settled' : judged.refusal)
      expect(total).toBeGreaterThan(line.inOtherLines)
    }),
    propertyRuns(),
  )
})
