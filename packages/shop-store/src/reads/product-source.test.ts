import { describe, expect, it } from 'vitest'
import { toProductSource } from './product-source.ts'

describe('the source of a module’s products', () => {
  it.each([
    [
      { source: 'newest', count: 8 },
      { kind: 'newest', count: 8 },
    ],
    [
      { source: 'offers', count: 100 },
      { kind: 'offers', count: 24 },
    ],
    [
      { source: 'category', category: 3 },
      { kind: 'category', categoryId: 3, count: 12 },
    ],
    [
      { source: 'picked', products: [9, 'x', 4], count: 2.9 },
      { kind: 'picked', productIds: [9, 4], count: 2 },
    ],
    [{}, { kind: 'popular', count: 12 }],
  ])('%j is read', (kept, source) => {
    expect(toProductSource(kept)).toEqual(source)
  })

  it.each([{ source: 'category' }, { source: 'picked' }, { source: 'picked', products: [] }])(
    '%j was never chosen',
    (kept) => {
      expect(toProductSource(kept)).toBeNull()
    },
  )
})
