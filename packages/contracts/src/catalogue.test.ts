import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  type ProductItem,
  TabContentRequest,
  TabContentWire,
  toProductItems,
  toTabContentWire,
  toWantedTab,
} from './catalogue.ts'

const kettle: ProductItem = {
  productId: 12,
  variantId: 40,
  groupId: 2,
  productType: 1,
  title: 'کتری',
  url: '/product/12/کتری',
  picture: '/media/12.webp',
  unitTitle: 'عدد',
  step: 1,
  min: 1,
  max: 0,
  stock: 9,
  priceRial: 900_000,
  oldPriceRial: 1_000_000,
  offerEndsAtMs: 1_800_000_000_000,
  showsDays: true,
  taxPercent: 10,
  rating: 4.7,
  ratingCount: 50,
}
const plain: ProductItem = {
  ...kettle,
  groupId: null,
  picture: null,
  priceRial: null,
  oldPriceRial: null,
  offerEndsAtMs: null,
  showsDays: false,
}

describe('the tab-content call', () => {
  it('asks for a tab of a module', () => {
    const wire = { ModuleID: 410, TabIndex: 0 }
    expect(Value.Check(TabContentRequest, wire)).toBe(true)
    expect(toWantedTab(wire)).toEqual({ moduleId: 410, tabIndex: 0 })
  })

  it.each([{ ModuleID: 410 }, { ModuleID: 0, TabIndex: 0 }, { ModuleID: 410, TabIndex: -1 }])(
    'does not take %j',
    (wire) => {
      expect(Value.Check(TabContentRequest, wire)).toBe(false)
    },
  )

  it('answers products that keep to the contract', () => {
    expect(Value.Errors(TabContentWire, toTabContentWire([kettle, plain]))).toEqual([])
  })

  it('tells when an offer ends, in UTC', () => {
    expect(toTabContentWire([kettle])[0]?.ExpirationDate).toBe('2027-01-15T08:00:00.000Z')
  })

  it.each([kettle, plain])('is read back as it was written', (item) => {
    expect(toProductItems(toTabContentWire([item]))).toEqual([item])
  })
})
