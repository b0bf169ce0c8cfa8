import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { DeleteLineParams, LineChangesWire } from './line-changes.ts'

const line = { Action: 1, ProductId: 12, Quantity: 2 }
const full = {
  ...line,
  Id: '0192f8a0-7b1c-7def-8a12-3456789abcde',
  VariantId: 40,
  ProductType: 3,
  ExtraData: { '12': { UserDescription: 'با کاغذ کادو' } },
  AddonOf: 11,
}

describe('the wanted changes of a basket', () => {
  it.each([
    line,
    full,
    { ...line, Id: 'a', Action: 0, Quantity: 0, ProductType: 0 },
    { ...line, Quantity: 1_000_000 },
  ])('may be %j', (it) => {
    expect(Value.Check(LineChangesWire, [it])).toBe(true)
  })

  it.each([
    { ...line, Action: 3 },
    { ...line, Action: '1' },
    { ...line, ProductId: 0 },
    { ...line, ProductId: '12' },
    { ...line, Quantity: -1 },
    { ...line, Quantity: 1.5 },
    { ...line, Quantity: 1_000_001 },
    { ...line, Id: 'a b' },
    { ...line, Id: 'a'.repeat(65) },
    { ...line, ProductType: -1 },
    { ...line, ExtraData: { '12': { UserDescription: 'آ'.repeat(501) } } },
    { Action: 1, ProductId: 12 },
  ])('may not be %j', (it) => {
    expect(Value.Check(LineChangesWire, [it])).toBe(false)
  })

  it('are at most 100 at once', () => {
    expect(Value.Check(LineChangesWire, Array(100).fill(line))).toBe(true)
    expect(Value.Check(LineChangesWire, Array(101).fill(line))).toBe(false)
  })

  it('are at least one', () => {
    expect(Value.Check(LineChangesWire, [])).toBe(false)
  })
})

describe('deleting a line', () => {
  it('names the line by its id', () => {
    expect(Value.Check(DeleteLineParams, { id: full.Id })).toBe(true)
    expect(Value.Check(DeleteLineParams, { id: '../12' })).toBe(false)
  })
})
