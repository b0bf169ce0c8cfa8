import { propertyRuns } from '@rasteh/test-kit/property'
import { type Arbitrary, array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, it, vi } from 'vitest'
import { quantityRules } from '../quantity/quantity-rules.arbitrary.ts'
import { checkQuantity } from '../quantity.ts'
import { aBasket, aVariant, countedLineIds } from './basket.builder.ts'
import { type BasketState, quantityOfVariant } from './basket-state.ts'
import { changeBasket } from './change-basket.ts'
import type { LineChange } from './line-change.ts'
import { quantityRulesOf, type VariantFacts } from './variant-facts.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const changes: Arbitrary<LineChange> = record({
  action: constantFrom('set' as const, 'add' as const, 'subtract' as const),
  productId: constantFrom(1, 2, 3),
  quantity: integer({ min: 0, max: 40 }),
  userDescription: option(constantFrom('', 'حکاکی'), { nil: undefined }),
})

const shops: Arbitrary<VariantFacts[]> = array(quantityRules, { minLength: 2, maxLength: 2 }).map((rules) =>
  rules.map(({ unit, ...limits }, index) =>
    aVariant({ ...limits, unitTitle: unit, productId: index + 1, variantId: 11 + index, addonIds: [2] }),
  ),
)

const statesAfter = (facts: VariantFacts[], wanted: LineChange[]): BasketState[] => {
  const newLineId = countedLineIds()
  const states = [aBasket()]
  for (const change of wanted) {
    const before = states.at(-1) ?? aBasket()
    const outcome = changeBasket(before, [change], facts, { newLineId })
    states.push(outcome.ok ? outcome.value.state : before)
  }
  return states
}

it('puts no variant in the basket beyond its limits, whatever is asked', () => {
  assert(
    property(shops, array(changes, { maxLength: 8 }), (facts, wanted) => {
      const last = statesAfter(facts, wanted).at(-1) ?? aBasket()
      const broken = facts.filter((variant) => {
        const quantity = quantityOfVariant(last.lines, variant.variantId)
        const outcome = checkQuantity(quantity, quantityRulesOf(variant))
        // Removing one of several lines may leave the others under the minimum; the priced basket says so.
        return quantity > 0 && !outcome.ok && outcome.refusal.kind !== 'less-than-min'
      })
      expect(broken).toEqual([])
    }),
    propertyRuns(),
  )
})

it('keeps only lines of 1 or more, each under its own id', () => {
  assert(
    property(shops, array(changes, { maxLength: 8 }), (facts, wanted) => {
      const { lines } = statesAfter(facts, wanted).at(-1) ?? aBasket()
      expect(lines.filter(({ quantity }) => quantity < 1)).toEqual([])
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    }),
    propertyRuns(),
  )
})

it('keeps every addon attached to a line that is in the basket', () => {
  assert(
    property(shops, array(changes, { maxLength: 8 }), (facts, wanted) => {
      const outcome = changeBasket(aBasket(), wanted, facts, { newLineId: countedLineIds() })
      const lines = outcome.ok ? outcome.value.state.lines : []
      const ids = lines.map(({ id }) => id)
      expect(lines.filter(({ addonOf }) => addonOf !== null && !ids.includes(addonOf))).toEqual([])
    }),
    propertyRuns(),
  )
})
