import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEntry } from '../storage.ts'
import { formatCompareList, parseCompareList } from './compare-entry.ts'
import type { CompareList } from './compare-list.ts'

const list: CompareList = [
  { groupId: 2, products: [{ productId: 7, title: 'کتری', picture: '/media/7.webp' }] },
]
const written = JSON.parse(formatCompareList(list, 0))
const stored = (value: unknown) => formatEntry(value, { nowMs: 0, ttlMs: 1000 })
const kettle = { PID: 7, T: 'کتری', P: '/media/7.webp' }

describe('the compare list in local storage', () => {
  it('names each product group as PGID [S3.37]', () => {
    expect(written.value[0].PGID).toBe(2)
  })

  it('holds the group’s Products [S3.38]', () => {
    expect(written.value[0].Products).toHaveLength(1)
  })

  it('names each product as PID [S3.39]', () => {
    expect(written.value[0].Products[0].PID).toBe(7)
  })

  it('holds each product’s title as T [S3.40]', () => {
    expect(written.value[0].Products[0].T).toBe('کتری')
  })

  it('holds each product’s picture as P [S3.41]', () => {
    expect(written.value[0].Products[0].P).toBe('/media/7.webp')
  })

  it('is there for 12 hours and then empty [S9.04]', () => {
    const text = formatCompareList(list, 5000)
    expect(parseCompareList(text, 5000 + 43_199_999)).toEqual(list)
    expect(parseCompareList(text, 5000 + 43_200_000)).toEqual([])
  })

  it.each([null, 'x', stored(null), stored('سلام'), stored({ PGID: 2 }), stored([null, 3, { PGID: '2' }])])(
    'is empty when it reads %s',
    (text) => {
      expect(parseCompareList(text, 0)).toEqual([])
    },
  )

  it('keeps the sound products beside damaged ones', () => {
    const damaged = [null, { PID: 0, T: '', P: '' }, { PID: 8, T: 5, P: '' }, { PID: 9, T: 'نام' }, kettle]
    expect(parseCompareList(stored([{ PGID: 2, Products: damaged }]), 0)).toEqual(list)
  })

  it('does not grow past four products, even when somebody wrote more into it', () => {
    const Products = [1, 2, 3, 4, 5].map((PID) => ({ ...kettle, PID }))
    expect(parseCompareList(stored([{ PGID: 2, Products }]), 0)[0]?.products).toHaveLength(4)
  })

  it('joins a group or a product that is written twice', () => {
    const group = { PGID: 2, Products: [kettle] }
    expect(parseCompareList(stored([group, group]), 0)).toEqual(list)
  })

  it('never makes the page fail, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => parseCompareList(stored(value), 0)).not.toThrow()
      }),
      propertyRuns(),
    )
  })

  it('is read back as it was written', () => {
    const product = fc.record({ productId: fc.integer({ min: 1 }), title: fc.string(), picture: fc.string() })
    const products = fc.uniqueArray(product, { selector: (it) => it.productId, minLength: 1, maxLength: 4 })
    const group = fc.record({ groupId: fc.integer({ min: 1 }), products })
    fc.assert(
      fc.property(fc.uniqueArray(group, { selector: (it) => it.groupId }), (groups) => {
        expect(parseCompareList(formatCompareList(groups, 0), 1)).toEqual(groups)
      }),
      propertyRuns(),
    )
  })
})
