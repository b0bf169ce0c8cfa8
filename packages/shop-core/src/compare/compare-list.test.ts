import { describe, expect, it } from 'vitest'
import { COMPARE_LIST_TTL_MS, groupProducts } from './compare-list.ts'

const kettle = { productId: 7, title: 'کتری', picture: '/media/7.webp' }

describe('the compare list', () => {
  it('is kept for 12 hours [S9.04]', () => {
    expect(COMPARE_LIST_TTL_MS).toBe(12 * 60 * 60 * 1000)
    expect(COMPARE_LIST_TTL_MS).toBe(43_200_000)
  })

  it('knows the chosen products of a group', () => {
    expect(groupProducts([{ groupId: 2, products: [kettle] }], 2)).toEqual([kettle])
  })

  it('has none of a group in which nothing was chosen', () => {
    expect(groupProducts([{ groupId: 2, products: [kettle] }], 3)).toEqual([])
  })
})
