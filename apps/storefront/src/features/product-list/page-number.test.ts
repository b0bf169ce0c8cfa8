import { describe, expect, it } from 'vitest'
import { offsetOf, pageCountOf, toPageNumber } from './page-number.ts'

it.each([
  ['3', 3],
  ['999', 999],
  ['0', 1],
  ['-2', 1],
  ['2x', 1],
  ['9999999999', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('takes the page %j as %i', (text, page) => {
  expect(toPageNumber(text)).toBe(page)
})

describe('a list', () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [100_000, 200],
  ])('of %i products has %i pages', (total, count) => {
    expect(pageCountOf(total)).toBe(count)
  })

  it('is never read further than its deepest page', () => {
    expect(offsetOf(3)).toBe(48)
    expect(offsetOf(999_999_999)).toBe(199 * 24)
  })
})
