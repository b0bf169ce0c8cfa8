import { propertyRuns } from '@rasteh/test-kit/property'
import {
  type Arbitrary,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type PriceUnit, type Rial, toRial } from '../money.ts'
import { roundingStep } from './new-price.ts'
import { type PriceRow, previewPrice, type VariantPrice } from './preview-prices.ts'
import { PRICE_RIAL_MAX, type PriceRule, ROUNDING_STEPS_RIAL } from './price-rule.ts'

vi.setConfig({ testTimeout: 60_000 })

const ASKED = { highestRial: null, isOffered: false }
const amounts: Arbitrary<Rial> = integer({ min: 0, max: 500_000_000 }).map(toRial)
const variants: Arbitrary<VariantPrice> = record({
  variantId: constantFrom(1),
  unitRial: option(amounts, { freq: 20 }),
  struckRial: option(amounts),
  highestRial: constantFrom(toRial(Number.MAX_SAFE_INTEGER)),
  isOffered: boolean(),
})
const rules: Arbitrary<PriceRule> = record({
  move: oneof(
    integer({ min: 1, max: 100_000 }).map((hundredths) => ({
      kind: 'percent' as const,
      percent: hundredths / 100,
    })),
    amounts.map((amountRial) => ({ kind: 'amount' as const, amountRial })),
  ),
  direction: constantFrom('up' as const, 'down' as const),
  roundToRial: constantFrom(...ROUNDING_STEPS_RIAL),
  roundingWay: constantFrom('nearest' as const, 'up' as const, 'down' as const),
  keepOldPrice: boolean(),
})
const units: Arbitrary<PriceUnit> = constantFrom('toman', 'rial')

type Case = { row: PriceRow; variant: VariantPrice; rule: PriceRule; unit: PriceUnit }

const everyPrice = (promise: (given: Case) => void) =>
  assert(
    property(variants, rules, units, (variant, rule, unit) =>
      promise({ row: previewPrice(variant, rule, unit), variant, rule, unit }),
    ),
    propertyRuns(),
  )

describe('every previewed price', () => {
  it('is whole, above 0, within the limit and a multiple of its rounding', () => {
    everyPrice(({ row, rule, unit }) => {
      const price = row.new?.unitRial ?? roundingStep(rule, unit)
      expect(Number.isSafeInteger(price) && price > 0 && price <= PRICE_RIAL_MAX).toBe(true)
      expect(price % roundingStep(rule, unit)).toBe(0)
      expect(price % { toman: 10, rial: 1 }[unit]).toBe(0)
    })
  })

  it('either changes or says why not', () => {
    everyPrice(({ row, variant }) => {
      expect(row.new === null).toBe(row.refusal !== null)
      expect(row.new?.unitRial).not.toBe(variant.unitRial)
    })
  })

  it('lies within one rounding step of what was asked for', () => {
    everyPrice(({ row, variant, rule, unit }) => {
      const old = variant.unitRial ?? 0
      const moved = rule.move.kind === 'percent' ? (old * rule.move.percent) / 100 : rule.move.amountRial
      const asked = rule.direction === 'up' ? old + moved : old - moved
      const off = Math.abs((row.new?.unitRial ?? asked) - asked)
      const step = roundingStep(rule, unit)
      expect(off).toBeLessThanOrEqual(rule.roundingWay === 'nearest' ? step / 2 + 0.01 : step)
    })
  })

  it('never stands beside a struck price that is not above it', () => {
    everyPrice(({ row }) => {
      expect(row.new?.struckRial ?? Number.POSITIVE_INFINITY).toBeGreaterThan(row.new?.unitRial ?? 0)
    })
  })

  it('is no longer "changed" when it is asked for exactly what it is', () => {
    everyPrice(({ row, rule, unit }) => {
      const still = { ...rule, move: { kind: 'amount' as const, amountRial: toRial(0) } }
      const again = row.new && previewPrice({ ...ASKED, variantId: 1, ...row.new }, still, unit)
      expect(again?.refusal ?? 'unchanged').toBe('unchanged')
    })
  })
})
