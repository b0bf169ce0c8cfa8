import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { Count, DoneWire, nullable, OrderId, Rials, SerialId } from './wire-types.ts'

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

  it('take the first id there is', () => {
    expect(Value.Check(SerialId, 1)).toBe(true)
  })

  it.each(['0', '1', '1002', 'x'.repeat(36)])('take %s as an order', (id) => {
    expect(Value.Check(OrderId, id)).toBe(true)
  })

  it.each(['', 'x'.repeat(37), 'a/b'])('refuse "%s" as an order', (id) => {
    expect(Value.Check(OrderId, id)).toBe(false)
  })

  it('count from 0', () => {
    expect(Value.Check(Count, 0)).toBe(true)
    expect(Value.Check(Count, -1)).toBe(false)
  })

  it('say true when something is done', () => {
    expect(Value.Check(DoneWire, true)).toBe(true)
  })

  it.each(['متن', null])('take %s where a text may be missing', (value) => {
    expect(Value.Check(nullable(Type.String()), value)).toBe(true)
  })

  it('keep the other limits of a value that may be missing', () => {
    expect(Value.Check(nullable(SerialId), 0)).toBe(false)
  })
})
