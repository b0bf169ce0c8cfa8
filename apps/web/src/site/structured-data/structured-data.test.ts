import { describe, expect, it } from 'vitest'
import { describeShop, describeWay } from './describe-page.ts'
import { describeProduct } from './describe-product.ts'
import { toScriptText } from './to-script-text.ts'

const ORIGIN = 'https://rasteh.test'
const product = {
  title: 'چای',
  description: null,
  brand: 'گلستان',
  picture: '/media/tea.webp',
  path: '/product/7/tea',
  variants: [
    { sku: 'TEA-1', stock: 4, min: 2, unitPriceRial: 850_000 },
    { sku: 'TEA-2', stock: 1, min: 2, unitPriceRial: 900_000 },
    { sku: 'TEA-3', stock: 9, min: 1, unitPriceRial: null },
  ],
}

describe('a product for search engines', () => {
  it('costs Rials and says what is left, variant by variant', () => {
    expect(describeProduct(ORIGIN, product).offers).toMatchObject([
      { sku: 'TEA-1', price: 850_000, priceCurrency: 'IRR', availability: 'https://schema.org/InStock' },
      { sku: 'TEA-2', price: 900_000, availability: 'https://schema.org/OutOfStock' },
    ])
  })

  it('has whole addresses', () => {
    expect(describeProduct(ORIGIN, product)).toMatchObject({
      url: 'https://rasteh.test/product/7/tea',
      image: ['https://rasteh.test/media/tea.webp'],
    })
  })
})

it('counts the steps of the way from one', () => {
  const way = describeWay(ORIGIN, [
    { title: 'خانه', path: '/' },
    { title: 'چای', path: '/category/1/tea' },
  ])
  expect(way.itemListElement).toMatchObject([
    { position: 1, item: 'https://rasteh.test/' },
    { position: 2, item: 'https://rasteh.test/category/1/tea' },
  ])
})

it('says how to search in the shop', () => {
  expect(JSON.stringify(describeShop(ORIGIN, { name: 'راسته', searchPath: '/search' }))).toContain(
    'https://rasteh.test/search/{search_term_string}',
  )
})

it('cannot end the script that it stands in', () => {
  expect(toScriptText({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
})
