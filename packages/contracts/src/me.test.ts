import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { MeWire, toMeWire, toVisitor } from './me.ts'

const manager = { userId: 12, isAdmin: true, antiForgery: 'aXf_9', cartId: null }
const nobody = { userId: null, isAdmin: false, antiForgery: '', cartId: null }

describe('who is asking', () => {
  it.each([manager, nobody])('is written as the contract says', (visitor) => {
    expect(Value.Check(MeWire, toMeWire(visitor))).toBe(true)
  })

  it.each([manager, nobody, { ...manager, cartId: 'Zm9v' }])('is read back the same', (visitor) => {
    expect(toVisitor(toMeWire(visitor))).toEqual(visitor)
  })
})
