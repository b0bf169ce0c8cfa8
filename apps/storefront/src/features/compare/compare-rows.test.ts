import type { ComparedProduct } from '@rasteh/shop-store/reads/compare'
import { expect, it } from 'vitest'
import { toCompareRows } from './compare-rows.ts'

const withAttributes = (...attributes: ComparedProduct['attributes']) => ({ attributes }) as ComparedProduct

it('puts the values of one attribute side by side, and nothing where a product has none', () => {
  const products = [
    withAttributes({ name: 'وزن', value: '۲ کیلوگرم' }, { name: 'جنس', value: 'چرم' }),
    withAttributes({ name: 'رنگ', value: 'آبی' }, { name: 'وزن', value: '۳ کیلوگرم' }),
  ]
  expect(toCompareRows(products)).toEqual([
    { name: 'وزن', values: ['۲ کیلوگرم', '۳ کیلوگرم'] },
    { name: 'جنس', values: ['چرم', null] },
    { name: 'رنگ', values: [null, 'آبی'] },
  ])
})
