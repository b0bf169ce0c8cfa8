import { describe, expect, it } from 'vitest'
import { aBasket, aLine, aVariant, countedLineIds } from './basket.builder.ts'
import type { BasketState } from './basket-state.ts'
import { changeBasket } from './change-basket.ts'
import type { LineChange } from './line-change.ts'
import type { VariantFacts } from './variant-facts.ts'

const change = (given: Partial<LineChange> = {}): LineChange => ({
  action: 'add',
  productId: 1,
  quantity: 1,
  ...given,
})

const changed = (state: BasketState, changes: LineChange[], facts: VariantFacts[] = [aVariant()]) =>
  changeBasket(state, changes, facts, { newLineId: countedLineIds() })

describe('a change that is accepted', () => {
  it('puts the first product in an empty basket', () => {
    expect(changed(aBasket(), [change({ quantity: 3 })])).toEqual({
      ok: true,
      value: {
        state: aBasket([aLine({ id: 'new-1', quantity: 3, seenUnitPriceRial: aVariant().unitPriceRial })]),
        notice: null,
      },
    })
  })

  it.each([
    ['set', 3, 3],
    ['add', 3, 7],
    ['subtract', 3, 1],
  ] as const)('to %s %i of a line of 4 leaves %i', (action, quantity, left) => {
    const outcome = changed(aBasket([aLine({ quantity: 4 })]), [change({ action, quantity })])
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: { lines: [{ id: 'line-1', quantity: left }] } },
    })
  })

  it.each([
    ['set', 0],
    ['subtract', 4],
    ['subtract', 9],
  ] as const)('to %s %i removes a line of 4', (action, quantity) => {
    const outcome = changed(aBasket([aLine({ quantity: 4 })]), [change({ action, quantity })])
    expect(outcome).toMatchObject({ ok: true, value: { state: { lines: [] } } })
  })

  it('to set 0 of what is not in the basket changes nothing', () => {
    const outcome = changed(aBasket(), [change({ action: 'set', quantity: 0 })])
    expect(outcome).toEqual({ ok: true, value: { state: aBasket(), notice: null } })
  })

  it('removes a product that is no longer for sale', () => {
    const outcome = changed(
      aBasket([aLine()]),
      [change({ lineId: 'line-1', action: 'set', quantity: 0 })],
      [],
    )
    expect(outcome).toMatchObject({ ok: true, value: { state: { lines: [] } } })
  })

  it('is rounded to the step of the variant', () => {
    const outcome = changed(aBasket(), [change({ quantity: 3 })], [aVariant({ min: 2, step: 2 })])
    expect(outcome).toMatchObject({ ok: true, value: { state: { lines: [{ quantity: 4 }] } } })
  })

  it('keeps the version that was read, the code and the use of the score', () => {
    const basket = aBasket([], { version: 9, specialCode: 'NOWRUZ', usesScore: true })
    const outcome = changed(basket, [change()])
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: { version: 9, specialCode: 'NOWRUZ', usesScore: true } },
    })
  })

  it('leaves the basket it was given as it was', () => {
    const basket = aBasket([aLine({ quantity: 4 })])
    changed(basket, [change({ quantity: 2 })])
    expect(basket).toEqual(aBasket([aLine({ quantity: 4 })]))
  })
})

describe('a quantity under the minimum', () => {
  const facts = [aVariant({ min: 5, unitTitle: 'بسته' })]

  it('is raised when it comes by adding, and the shopper is told', () => {
    expect(changed(aBasket(), [change({ quantity: 2 })], facts)).toMatchObject({
      ok: true,
      value: { state: { lines: [{ quantity: 5 }] }, notice: { kind: 'raised-to-min', min: 5, unit: 'بسته' } },
    })
  })

  it.each([
    ['set', 4],
    ['subtract', 2],
  ] as const)('is refused when it comes by %s', (action, quantity) => {
    const outcome = changed(aBasket([aLine({ quantity: 6 })]), [change({ action, quantity })], facts)
    expect(outcome).toEqual({ ok: false, refusal: { kind: 'less-than-min', min: 5, unit: 'بسته' } })
  })

  it('is refused when the stock cannot fill the minimum', () => {
    const outcome = changed(aBasket(), [change()], [aVariant({ min: 5, stock: 4, unitTitle: 'بسته' })])
    expect(outcome).toEqual({
      ok: false,
      refusal: { kind: 'stock-less-than-min', stock: 4, min: 5, unit: 'بسته' },
    })
  })
})

describe('a change that is refused', () => {
  it.each([
    [aVariant({ max: 3 }), { kind: 'more-than-max', max: 3, unit: 'عدد' }],
    [aVariant({ stock: 3 }), { kind: 'stock-exceeded', stock: 3, unit: 'عدد' }],
    [aVariant({ price: null }), { kind: 'product-not-found', productId: 1 }],
    [aVariant({ productId: 2 }), { kind: 'product-not-found', productId: 1 }],
    [aVariant({ isDefault: false }), { kind: 'product-not-found', productId: 1 }],
    [aVariant({ layers: layersFrom(10) }), { kind: 'invalid-price-layer', productId: 1, quantity: 4 }],
  ])('says why: %#', (variant, refusal) => {
    expect(changed(aBasket(), [change({ quantity: 4 })], [variant])).toEqual({ ok: false, refusal })
  })

  it('refuses every change of its request, and the first refusal is told', () => {
    const changes = [change({ quantity: 2 }), change({ quantity: 200 }), change({ productId: 7 })]
    expect(changed(aBasket(), changes)).toEqual({
      ok: false,
      refusal: { kind: 'stock-exceeded', stock: 100, unit: 'عدد' },
    })
  })
})

describe('a product and its addon in one request', () => {
  const facts = [aVariant({ addonIds: [7] }), aVariant({ productId: 7, variantId: 77 })]

  it('become two lines, the addon attached to its product', () => {
    expect(changed(aBasket(), [change(), change({ productId: 7 })], facts)).toMatchObject({
      ok: true,
      value: {
        state: {
          lines: [
            { id: 'new-1', addonOf: null },
            { productId: 7, addonOf: 'new-1' },
          ],
        },
      },
    })
  })

  it('are two plain lines when the addon comes first', () => {
    expect(changed(aBasket(), [change({ productId: 7 }), change()], facts)).toMatchObject({
      ok: true,
      value: {
        state: {
          lines: [
            { productId: 7, addonOf: null },
            { productId: 1, addonOf: null },
          ],
        },
      },
    })
  })
})

describe('several notices in one request', () => {
  it('are told by the first', () => {
    const facts = [aVariant({ min: 3 }), aVariant({ productId: 2, variantId: 22, min: 8 })]
    expect(changed(aBasket(), [change(), change({ productId: 2 })], facts)).toMatchObject({
      ok: true,
      value: { notice: { min: 3 } },
    })
  })
})

describe('several lines of one variant', () => {
  const two = aBasket([
    aLine({ id: 'plain', quantity: 4 }),
    aLine({ id: 'noted', quantity: 3, userDescription: 'حکاکی' }),
  ])

  it.each([
    ['stock-exceeded', { stock: 8 }],
    ['more-than-max', { max: 8 }],
  ] as const)('are summed before %s is judged', (kind, limit) => {
    const outcome = changed(two, [change({ lineId: 'noted', quantity: 2 })], [aVariant(limit)])
    expect(outcome).toMatchObject({ ok: false, refusal: { kind } })
  })

  it('reach the minimum together', () => {
    const outcome = changed(
      two,
      [change({ lineId: 'noted', action: 'set', quantity: 1 })],
      [aVariant({ min: 5 })],
    )
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: { lines: [{ quantity: 4 }, { quantity: 1 }] } },
    })
  })

  it('are rounded to the step together, on the line that changes', () => {
    const outcome = changed(two, [change({ lineId: 'noted', quantity: 2 })], [aVariant({ min: 2, step: 4 })])
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: { lines: [{ quantity: 4 }, { quantity: 6 }] } },
    })
  })
})

function layersFrom(fromQuantity: number): VariantFacts['layers'] {
  return [
    { fromQuantity, toQuantity: null, unitPriceRial: aVariant().unitPriceRial as never, customerGroup: null },
  ]
}
