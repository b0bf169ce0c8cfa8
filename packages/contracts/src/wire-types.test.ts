import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { nullable, Rials, SerialId } from './wire-types.ts'

describe('the values of the wire', () => {
  it.each([0, 1, 9_007_199_254_740_991])('take %i Rials', (amount) => {
    expect(Value.Check(Rials, amount)).toBe(true)
  })

  it.each([-1, 0.5, '10', Number.NaN])('refuse %s as Rials', (amount) => {
    expect(Value.Check(Rials, amount)).toBe(false)
  })

  it.each([0, -1, 1.5, 2_147_483_648])('refuse %s as an id', (id) => {
    expect(Value.Check(SerialId, id)).toBe(false)
  })

  it.each(['متن', null])('take %s where a text may be missing', (value) => {
    expect(Value.Check(nullable(Type.String()), value)).toBe(true)
  })

  it('keep the other limits of a value that may be missing', () => {
    expect(Value.Check(nullable(SerialId), 0)).toBe(false)
  })
})
