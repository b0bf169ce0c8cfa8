import { expect, it } from 'vitest'
import { toFailureMessage } from './failure-message.ts'

const refused = (status: number, headers: Record<string, string> = {}) =>
  toFailureMessage({ status, header: (name) => headers[name] ?? null, unit: 'بسته' })

it('picks the minimum-order-count message with the count and unit [S8.05]', () => {
  expect(refused(400, { 'x-less-than-min': '5' })).toEqual({
    key: 'MinOrderCount',
    parameters: { count: 5, unit: 'بسته' },
  })
})

it('picks the maximum-order-count message with the count and unit [S8.07]', () => {
  expect(refused(400, { 'x-more-than-max': '12' })).toEqual({
    key: 'MaxOrderCount',
    parameters: { count: 12, unit: 'بسته' },
  })
})

it('picks the stock-less-than-min message with the count and unit [S8.09]', () => {
  expect(refused(400, { 'x-stock-less-than-min': '3' })).toEqual({
    key: 'StockLessThanMin',
    parameters: { count: 3, unit: 'بسته' },
  })
})

it('picks the invalid-price-layer message, whatever the header holds [S8.11]', () => {
  expect(refused(400, { 'x-invalid-price-layer': '' })).toEqual({ key: 'InvalidPriceLayer' })
})

it('picks the stock-count-exceeded message with none of the four headers [S8.13]', () => {
  expect(refused(400, { 'x-request-id': '1' })).toEqual({ key: 'StockExceeded' })
})

it('picks the product-not-found message for a 404', () => {
  expect(refused(404)).toEqual({ key: 'ProductNotFound' })
})
