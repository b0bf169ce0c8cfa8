import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { LineChangesWire } from './line-changes.ts'
import { toLineChanges, toLineChangesWire } from './to-line-changes.ts'

const bare = { Action: 1, ProductId: 12, Quantity: 2 } as const
const full = {
  Id: 'a1',
  Action: 0,
  ProductId: 12,
  VariantId: 40,
  ProductType: 3,
  Quantity: 2,
  ExtraData: { 12: { UserDescription: 'با کاغذ کادو' } },
  AddonOf: 11,
} as const

describe('the wanted changes on the wire', () => {
  it('are read in the shop’s own words', () => {
    expect(toLineChanges([full])).toEqual([
      {
        lineId: 'a1',
        action: 'set',
        productId: 12,
        variantId: 40,
        productType: 3,
        quantity: 2,
        userDescription: 'با کاغذ کادو',
        addonOf: 11,
      },
    ])
  })

  it.each([
    [0, 'set'],
    [1, 'add'],
    [2, 'subtract'],
  ] as const)('with Action %i are %s [S3.02 S3.03 S3.04]', (Action, action) => {
    expect(toLineChanges([{ ...bare, Action }])[0]?.action).toBe(action)
  })

  it('take only the description of their own product', () => {
    const ExtraData = { 99: { UserDescription: 'برای دیگری' } }
    expect(toLineChanges([{ ...bare, ExtraData }])[0]?.userDescription).toBeUndefined()
  })

  it.each([[[bare]], [[full]], [[bare, full]]])('are written back as they were read: %j [S3.06]', (wire) => {
    expect(toLineChangesWire(toLineChanges(wire))).toStrictEqual(wire)
  })

  it('are written as the contract says', () => {
    const written = toLineChangesWire([{ action: 'subtract', productId: 3, quantity: 1 }])
    expect(Value.Check(LineChangesWire, written)).toBe(true)
  })
})
