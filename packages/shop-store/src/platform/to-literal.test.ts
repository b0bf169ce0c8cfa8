import { describe, expect, it } from 'vitest'
import { toLiteral } from './to-literal.ts'

describe('a value that is written into a statement', () => {
  it.each(
    [
      ["x'; drop table shop.orders; --", "'x''; drop table shop.orders; --'"],
      ["\\'; select 1", "E'\\\\''; select 1'"],
      ['a\0b', "'ab'"],
      [-5, '(-5)'],
      [[1, 2], 'array[(1),(2)]'],
      [["a'", 'b'], "array['a''','b']"],
      [[], 'array[]'],
    ].map((row) => [row] as const),
  )('%j', ([value, literal]) => {
    expect(toLiteral(value as never).trim()).toBe(literal)
  })

  it('is no number that is not whole', () => {
    for (const value of [Number.NaN, 1.5, Number.POSITIVE_INFINITY])
      expect(() => toLiteral(value)).toThrow('whole')
  })
})
