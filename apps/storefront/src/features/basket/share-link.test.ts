import { describe, expect, it } from 'vitest'
import { readBasketLink, toBasketLink } from './share-link.ts'
import { shownLine } from './store/basket.builder.ts'

describe('the link of a basket', () => {
  it('carries its lines to the basket page', () => {
    const link = toBasketLink([shownLine(), shownLine({ productId: 8, variantId: 12, quantity: 1 })])
    expect(link).toBe('/basket#lines=7.9.2_8.12.1')
    expect(readBasketLink('#lines=7.9.2_8.12.1')).toEqual([
      { action: 'add', productId: 7, variantId: 9, quantity: 2 },
      { action: 'add', productId: 8, variantId: 12, quantity: 1 },
    ])
  })

  it('leaves addons behind', () => {
    expect(toBasketLink([shownLine(), shownLine({ addonOf: 7 })])).toBe('/basket#lines=7.9.2')
  })

  it.each(['', '#other', '#lines=', '#lines=0.1.1', '#lines=1.1.0', '#lines=a.b.c', '#lines=1.2'])(
    'carries nothing in %j',
    (hash) => {
      expect(readBasketLink(hash)).toEqual([])
    },
  )

  it('carries no more lines than one call takes', () => {
    expect(readBasketLink(`#lines=${Array(140).fill('1.1.1').join('_')}`)).toHaveLength(100)
  })
})
