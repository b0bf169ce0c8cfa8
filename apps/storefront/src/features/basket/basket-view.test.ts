import { describe, expect, it } from 'vitest'
import { toBasketView } from './basket-view.ts'
import { shownBasket, shownLine } from './store/basket.builder.ts'

const persian = { culture: 'fa-IR', unit: 'toman' } as const
const english = { culture: 'en-US', unit: 'rial' } as const

describe('the view of a basket', () => {
  it('shows amounts with commas in Persian digits', () => {
    const view = toBasketView(shownBasket(), persian)
    expect(view.payable).toBe('۱۸۷,۰۰۰ تومان')
    expect(view.lines[0]?.price).toBe('۱۷۰,۰۰۰ تومان')
  })

  it('shows them in Latin digits and in the shop’s unit in English', () => {
    expect(toBasketView(shownBasket(), english).payable).toBe('1,870,000 Rial')
  })

  it('lists the parts of the payable price and leaves out those that are nothing', () => {
    const rows = (totals = {}) =>
      toBasketView(shownBasket(undefined, totals), persian).rows.map(({ key }) => key)
    expect(rows()).toEqual(['BasketTotalWithoutTax', 'BasketTax', 'BasketTotal'])
    expect(rows({ totalDiscountRial: 100_000 })).toContain('BasketDiscount')
    expect(rows({ totalTaxRial: 0 })).not.toContain('BasketTax')
  })

  it('has nothing to show or order when the basket is empty', () => {
    const view = toBasketView({ cartId: null, lines: [], totals: null }, persian)
    expect(view).toEqual({ count: 0, lines: [], rows: [], payable: null, warnings: [], canCheckOut: false })
  })

  it('lets a plain basket be ordered', () => {
    expect(toBasketView(shownBasket(), persian)).toMatchObject({ warnings: [], canCheckOut: true })
  })

  it('warns of a basket below the minimum, with the amount and its unit', () => {
    const view = toBasketView(shownBasket(undefined, { minBasketRial: 2_000_000 }), persian)
    expect(view.warnings).toEqual([{ key: 'BasketBelowMinimum', parameters: { 0: '۲۰۰,۰۰۰ تومان' } }])
    expect(view.canCheckOut).toBe(false)
  })

  it('warns of a basket above the maximum', () => {
    const view = toBasketView(shownBasket(undefined, { maxBasketRial: 1_000_000 }), persian)
    expect(view.warnings[0]?.key).toBe('BasketAboveMaximum')
    expect(view.canCheckOut).toBe(false)
  })

  it('cannot be ordered while a line cannot be sold as it is', () => {
    const lines = [shownLine({ notice: { kind: 'stock-exceeded', fromPriceRial: null } })]
    expect(toBasketView(shownBasket(lines), persian).canCheckOut).toBe(false)
  })

  it('says that a downloadable basket has no delivery cost', () => {
    const view = toBasketView(shownBasket([shownLine({ downloadable: true })]), persian)
    expect(view.warnings).toEqual([{ key: 'BasketOnlyDownloadable' }])
    expect(view.canCheckOut).toBe(true)
  })
})
