import { describe, expect, it } from 'vitest'
import { isBlockingNotice, lineNotice } from './line-notice.ts'
import { shownLine } from './store/basket.builder.ts'

const money = { culture: 'fa-IR', unit: 'toman' } as const
const noticeOf = (kind: string, changes = {}) =>
  lineNotice(shownLine({ notice: { kind, fromPriceRial: null }, ...changes }), money)

describe('the notice of a basket line', () => {
  it('is none when nothing has changed', () => {
    expect(lineNotice(shownLine(), money)).toBeNull()
  })

  it('says that a product is no longer for sale', () => {
    expect(noticeOf('product-not-found')).toEqual({
      key: 'BasketLineUnavailable',
      parameters: { title: 'چای سیاه ایرانی' },
    })
  })

  it('says how much is left when there is less than wanted', () => {
    expect(noticeOf('stock-exceeded', { stock: 1 })).toEqual({
      key: 'BasketStockChanged',
      parameters: { title: 'چای سیاه ایرانی', count: 1, unit: 'بسته' },
    })
  })

  it('says that a product is sold out', () => {
    expect(noticeOf('stock-less-than-min', { stock: 0 })?.key).toBe('BasketLineUnavailable')
  })

  it.each([
    ['less-than-min', { key: 'MinOrderCount', parameters: { count: 4, unit: 'بسته' } }],
    ['more-than-max', { key: 'MaxOrderCount', parameters: { count: 8, unit: 'بسته' } }],
    ['invalid-price-layer', { key: 'InvalidPriceLayer' }],
  ])('names the limit of %s', (kind, message) => {
    expect(noticeOf(kind, { min: 4, max: 8 })).toEqual(message)
  })

  it('shows a changed price beside the one seen before', () => {
    const notice = { kind: 'price-changed', fromPriceRial: 800_000 }
    expect(lineNotice(shownLine({ notice }), money)?.parameters).toEqual({
      title: 'چای سیاه ایرانی',
      oldPrice: '۸۰,۰۰۰ تومان',
      newPrice: '۸۵,۰۰۰ تومان',
    })
    expect(isBlockingNotice(notice)).toBe(false)
  })

  it('stands in the way of ordering when the line cannot be sold as it is', () => {
    expect(isBlockingNotice({ kind: 'stock-exceeded', fromPriceRial: null })).toBe(true)
  })
})
