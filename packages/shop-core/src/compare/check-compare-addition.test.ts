import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCompareAddition } from './check-compare-addition.ts'
import { COMPARE_LIST_MAX, type CompareList, groupProducts } from './compare-list.ts'
import { withoutCompareProduct } from './compare-removal.ts'

const product = (productId: number) => ({
  productId,
  title: `کالای ${productId}`,
  picture: `/${productId}.webp`,
})
const four: CompareList = [{ groupId: 1, products: [1, 2, 3, 4].map(product) }]

describe('adding to the compare list', () => {
  it('opens the group with its first product', () => {
    expect(checkCompareAddition([], 1, product(1))).toEqual({
      ok: true,
      value: [{ groupId: 1, products: [product(1)] }],
    })
  })

  it('puts a further product after those of its group', () => {
    const list = [
      { groupId: 1, products: [product(1)] },
      { groupId: 2, products: [product(9)] },
    ]
    expect(checkCompareAddition(list, 1, product(2))).toEqual({
      ok: true,
      value: [{ groupId: 1, products: [product(1), product(2)] }, list[1]],
    })
  })

  it('refuses a fifth product in a group [S8.21 S9.03]', () => {
    expect(COMPARE_LIST_MAX).toBe(4)
    expect(checkCompareAddition(four, 1, product(5))).toEqual({
      ok: false,
      refusal: { kind: 'compare-list-max', max: 4 },
    })
  })

  it('takes a product of another group when one group is full', () => {
    expect(checkCompareAddition(four, 2, product(5)).ok).toBe(true)
  })

  it.each([
    { of: 'a full group', list: four },
    { of: 'a group with room', list: [{ groupId: 1, products: [product(2)] }] },
  ])('calls a chosen product of $of a duplicate', ({ list }) => {
    expect(checkCompareAddition(list, 1, product(2))).toEqual({
      ok: false,
      refusal: { kind: 'compare-list-duplicate', title: 'کالای 2' },
    })
  })
})

describe('whatever a visitor selects and unselects', () => {
  const choice = fc.record({
    select: fc.boolean(),
    groupId: fc.integer({ min: 1, max: 3 }),
    productId: fc.integer({ min: 1, max: 7 }),
  })

  const play = (choices: readonly { select: boolean; groupId: number; productId: number }[]) =>
    choices.reduce<CompareList>((list, { select, groupId, productId }) => {
      const outcome = checkCompareAddition(list, groupId, product(productId))
      const selected = outcome.ok ? outcome.value : list
      return select ? selected : withoutCompareProduct(list, groupId, productId)
    }, [])

  it('a group never holds more than four, nor one product twice, nor stays empty', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 60 }), (choices) => {
        const list = play(choices)
        const sizes = list.map((group) => group.products.length)
        const distinct = list.map((group) => new Set(group.products.map((it) => it.productId)).size)
        expect(sizes.every((size) => size >= 1 && size <= COMPARE_LIST_MAX)).toBe(true)
        expect(distinct).toEqual(sizes)
        expect(new Set(list.map((group) => group.groupId)).size).toBe(list.length)
      }),
      propertyRuns(),
    )
  })

  it('a change of one group leaves the others as they were', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 30 }), choice, (choices, last) => {
        const others = [1, 2, 3].filter((groupId) => groupId !== last.groupId)
        const before = play(choices)
        const after = play([...choices, last])
        expect(others.map((id) => groupProducts(after, id))).toEqual(
          others.map((id) => groupProducts(before, id)),
        )
      }),
      propertyRuns(),
    )
  })

  it('unselecting undoes selecting', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 30 }), choice, (choices, { groupId }) => {
        const list = play(choices)
        const fresh = product(99)
        const outcome = checkCompareAddition(list, groupId, fresh)
        const added = outcome.ok ? outcome.value : list
        expect(withoutCompareProduct(added, groupId, 99)).toEqual(list)
      }),
      propertyRuns(),
    )
  })
})
