import { toRial } from '../money.ts'
import type { BasketLine, BasketState } from './basket-state.ts'
import type { VariantFacts } from './variant-facts.ts'

/** A variant on sale for tests: variant 11 of product 1, at 1,000 Rials, without limits that get in the way. */
export function aVariant(
  given: Partial<Omit<VariantFacts, 'unitPriceRial'>> & { price?: number | null } = {},
) {
  const { price = 1000, ...facts } = given
  const variant: VariantFacts = {
    productId: 1,
    variantId: 11,
    isDefault: true,
    title: 'فرش دستباف',
    url: '/product/1/carpet',
    picture: null,
    productType: 1,
    downloadable: false,
    unitTitle: 'عدد',
    step: 1,
    min: 1,
    max: 0,
    stock: 100,
    unitPriceRial: price === null ? null : toRial(price),
    layers: [],
    offer: null,
    taxPercent: 0,
    weightGrams: 500,
    addonIds: [],
    noteLabel: null,
  }
  return { ...variant, ...facts }
}

/** A line of `aVariant` for tests. */
export function aLine(given: Partial<BasketLine> = {}): BasketLine {
  return {
    id: 'line-1',
    productId: 1,
    variantId: 11,
    quantity: 1,
    addonOf: null,
    userDescription: '',
    seenUnitPriceRial: null,
    ...given,
  }
}

/** A basket for tests. */
export function aBasket(lines: readonly BasketLine[] = [], given: Partial<BasketState> = {}): BasketState {
  return {
    id: 'basket-1',
    handle: 'handle',
    version: 4,
    lines,
    specialCode: null,
    usesScore: false,
    ...given,
  }
}

/** Names new lines new-1, new-2 and so on. */
export function countedLineIds(): () => string {
  let count = 0
  return () => `new-${++count}`
}
