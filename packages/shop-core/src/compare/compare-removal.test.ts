import { describe, expect, it } from 'vitest'
import { withoutCompareGroup, withoutCompareProduct } from './compare-removal.ts'

const product = (productId: number) => ({ productId, title: 'کالا', picture: '' })
const list = [
  { groupId: 1, products: [product(1), product(2)] },
  { groupId: 2, products: [product(1)] },
]

describe('removing from the compare list', () => {
  it('takes the unselected product out of its own group only', () => {
    expect(withoutCompareProduct(list, 1, 1)).toEqual([{ groupId: 1, products: [product(2)] }, list[1]])
  })

  it('takes the group out with its last product', () => {
    expect(withoutCompareProduct(list, 2, 1)).toEqual([list[0]])
  })

  it('changes nothing for a product that was not chosen', () => {
    expect(withoutCompareProduct(list, 1, 9)).toEqual(list)
  })

  it('clears a whole group and keeps the others', () => {
    expect(withoutCompareGroup(list, 1)).toEqual([list[1]])
  })
})
