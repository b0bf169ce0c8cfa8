import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { applyChange } from './apply-change.ts'
import { aBasket, aLine, aVariant, countedLineIds } from './basket.builder.ts'
import type { BasketState } from './basket-state.ts'
import type { LineChange } from './line-change.ts'
import type { VariantFacts } from './variant-facts.ts'

const addon = aVariant({ productId: 7, variantId: 77 })
const facts = [aVariant({ addonIds: [7] }), aVariant({ variantId: 12, isDefault: false }), addon]

function applied(
  state: BasketState,
  given: Partial<LineChange>,
  more: { touchedIds?: string[]; facts?: VariantFacts[]; customerGroup?: number } = {},
) {
  const change: LineChange = { action: 'add', productId: 1, quantity: 1, ...given }
  const context = { newLineId: countedLineIds(), customerGroup: null, facts, touchedIds: [], ...more }
  const outcome = applyChange(state, change, context)
  return outcome.ok ? outcome.value : outcome.refusal
}

describe('the line a change falls on', () => {
  it('is named for the changes after it', () => {
    expect(applied(aBasket(), {})).toMatchObject({ touchedId: 'new-1' })
  })

  it('is none once it is removed', () => {
    expect(applied(aBasket([aLine()]), { action: 'set', quantity: 0 })).toMatchObject({ touchedId: null })
  })

  it('is none when there was nothing to remove', () => {
    expect(applied(aBasket(), { action: 'subtract' })).toMatchObject({
      touchedId: null,
      state: { lines: [] },
    })
  })

  it('is one of the named variant', () => {
    expect(applied(aBasket([aLine()]), { variantId: 12 })).toMatchObject({
      state: {
        lines: [
          { variantId: 11, quantity: 1 },
          { variantId: 12, quantity: 1 },
        ],
      },
    })
  })

  it('keeps its own variant when it is named by its id alone', () => {
    const basket = aBasket([aLine({ variantId: 12 })])
    expect(applied(basket, { lineId: 'line-1', quantity: 2 })).toMatchObject({
      state: { lines: [{ id: 'line-1', variantId: 12, quantity: 3 }] },
    })
  })

  it('is none for a product that is not sold, nor in the basket', () => {
    const refusal = { kind: 'product-not-found', productId: 9 }
    expect(applied(aBasket(), { productId: 9, action: 'set', quantity: 0 })).toEqual(refusal)
  })

  it('cannot be raised once its product is not for sale', () => {
    const refusal = { kind: 'product-not-found', productId: 1 }
    expect(applied(aBasket([aLine()]), { lineId: 'line-1' }, { facts: [] })).toEqual(refusal)
  })
})

describe('what the shopper wrote about a line', () => {
  it('begins a line of its own', () => {
    expect(applied(aBasket([aLine()]), { userDescription: 'حکاکی' })).toMatchObject({
      state: { lines: [{ userDescription: '' }, { userDescription: 'حکاکی' }] },
    })
  })

  it('is replaced on the named line', () => {
    const basket = aBasket([aLine({ userDescription: 'حکاکی' })])
    const change = { lineId: 'line-1', action: 'set', userDescription: 'بی حکاکی' } as const
    expect(applied(basket, change)).toMatchObject({ state: { lines: [{ userDescription: 'بی حکاکی' }] } })
  })

  it('stays when the change does not speak of it', () => {
    const basket = aBasket([aLine({ userDescription: 'حکاکی' })])
    expect(applied(basket, { lineId: 'line-1' })).toMatchObject({
      state: { lines: [{ userDescription: 'حکاکی', quantity: 2 }] },
    })
  })
})

describe('an addon', () => {
  it('becomes an extra line attached to its product of the same request', () => {
    expect(applied(aBasket([aLine()]), { productId: 7 }, { touchedIds: ['line-1'] })).toMatchObject({
      state: { lines: [{ id: 'line-1' }, { productId: 7, variantId: 77, addonOf: 'line-1' }] },
    })
  })

  it('becomes an extra line attached to the product it names', () => {
    expect(applied(aBasket([aLine()]), { productId: 7, addonOf: 1 })).toMatchObject({
      state: { lines: [{ id: 'line-1' }, { productId: 7, addonOf: 'line-1' }] },
    })
  })

  it('is a line of its own when bought by itself', () => {
    expect(applied(aBasket([aLine()]), { productId: 7 })).toMatchObject({
      state: { lines: [{ id: 'line-1' }, { productId: 7, addonOf: null }] },
    })
  })
})

describe('the price a line remembers', () => {
  const layers = [
    { fromQuantity: 1, toQuantity: 4, unitPriceRial: toRial(900), customerGroup: null },
    { fromQuantity: 5, toQuantity: null, unitPriceRial: toRial(800), customerGroup: null },
    { fromQuantity: 5, toQuantity: null, unitPriceRial: toRial(600), customerGroup: 3 },
  ]
  const seen = (given: number, customerGroup?: number) =>
    applied(
      aBasket([aLine({ quantity: 4, seenUnitPriceRial: toRial(given) })]),
      {},
      { facts: [aVariant({ layers })], ...(customerGroup ? { customerGroup } : {}) },
    )

  it('follows the quantity to another layer', () => {
    expect(seen(900)).toMatchObject({ state: { lines: [{ quantity: 5, seenUnitPriceRial: 800 }] } })
  })

  it("follows to the layer of the customer's group", () => {
    expect(seen(900, 3)).toMatchObject({ state: { lines: [{ seenUnitPriceRial: 600 }] } })
  })

  it('keeps a price that a manager has changed since', () => {
    expect(seen(950)).toMatchObject({ state: { lines: [{ seenUnitPriceRial: 950 }] } })
  })
})
