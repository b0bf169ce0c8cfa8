import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesToPick, toPickingList } from './picking-list.ts'

const line = (variantId: number, quantity: number, productType = 1) => ({
  variantId,
  sku: `SKU-${variantId}`,
  title: `کالای ${variantId}`,
  unitTitle: 'عدد',
  productType,
  quantity,
})

const orders = fc
  .array(
    fc.array(
      fc.record({
        variantId: fc.integer({ min: 1, max: 6 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        type: fc.constantFrom(1, 3),
      }),
      { maxLength: 5 },
    ),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map((lines, index) => ({
      number: 100 + index,
      lines: lines.map(({ variantId, quantity, type }) => line(variantId, quantity, type)),
    })),
  )
const sum = (units: readonly { quantity: number }[]) => units.reduce((all, { quantity }) => all + quantity, 0)

describe('a picking list', () => {
  it('has every unit that is sent, each variant once, and says for which orders', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const list = toPickingList(given)
        expect(sum(list)).toBe(sum(given.flatMap(linesToPick)))
        expect(new Set(list.map(({ variantId }) => variantId)).size).toBe(list.length)
        for (const { quantity, orders: parts } of list) {
          expect(sum(parts)).toBe(quantity)
          expect(new Set(parts.map(({ number }) => number)).size).toBe(parts.length)
        }
      }),
      propertyRuns(),
    )
  })

  it('leaves out what is downloaded, and adds a gift to what is bought', () => {
    const list = toPickingList([
      { number: 7, lines: [line(2, 1), line(1, 3, 3), line(2, 1)] },
      { number: 8, lines: [line(2, 4)] },
    ])
    expect(list).toMatchObject([
      {
        sku: 'SKU-2',
        quantity: 6,
        orders: [
          { number: 7, quantity: 2 },
          { number: 8, quantity: 4 },
        ],
      },
    ])
  })
})
