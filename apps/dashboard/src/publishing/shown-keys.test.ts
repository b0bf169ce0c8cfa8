import { describe, expect, it } from 'vitest'
import { shownKeys } from './shown-keys.ts'

describe('where a document is shown', () => {
  it('knows a product on its page, its category’s page and the lists', () => {
    expect(shownKeys.product({ id: 7, category: { id: 3 } })).toEqual([
      'product-7',
      'product-lists',
      'missing',
      'category-3',
    ])
  })

  it('takes a reference as a number too, and none where there is none', () => {
    expect(shownKeys.variant({ product: 7 })).toEqual(['product-7'])
    expect(shownKeys.variant({ product: null })).toEqual([])
  })
})
