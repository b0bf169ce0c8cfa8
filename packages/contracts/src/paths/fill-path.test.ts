import { describe, expect, it } from 'vitest'
import { PATHS } from './call-paths.ts'
import { fillPath } from './fill-path.ts'

describe('a filled path', () => {
  it('holds the value in place of its part', () => {
    expect(fillPath(PATHS.cartDelete, { id: 'a1' })).toBe('/api/shop/cart/delete/a1')
  })

  it('keeps a Persian code inside one segment', () => {
    expect(fillPath(PATHS.specialCodeValidate, { code: 'عید ۱?' })).toBe(
      '/api/shop/specialcode/validate/%D8%B9%DB%8C%D8%AF%20%DB%B1%3F',
    )
  })

  it('fails loudly when a part has no value', () => {
    expect(() => fillPath(PATHS.cartDelete, {})).toThrow('"id"')
  })
})
