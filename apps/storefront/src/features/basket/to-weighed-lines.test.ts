import { PRODUCT_TYPE_DOWNLOADABLE } from '@rasteh/shop-core/basket'
import { expect, it } from 'vitest'
import { toWeighedLines } from './to-weighed-lines.ts'

const line = (variantId: number, quantity: number, productType = 0) => ({ variantId, quantity, productType })

it('names what is sent, and not what is downloaded', () => {
  expect(toWeighedLines([line(4, 2), line(5, 1, PRODUCT_TYPE_DOWNLOADABLE), line(6, 3)])).toBe('4:2,6:3')
})

it('is empty for a basket of downloads', () => {
  expect(toWeighedLines([line(5, 1, PRODUCT_TYPE_DOWNLOADABLE)])).toBe('')
})

it('names no more than the shop weighs', () => {
  expect(toWeighedLines(Array.from({ length: 60 }, (_, at) => line(at + 1, 1))).split(',')).toHaveLength(50)
})
