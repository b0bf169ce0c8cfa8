import { describe, expect, it } from 'vitest'
import { toCustomerId, toSearchText } from './customer-query.ts'

describe('the URL of a customer', () => {
  it.each([
    [{ id: '17' }, 17],
    [{ id: '0' }, null],
    [{ id: '-1' }, null],
    [{ id: '2147483648' }, null],
    [{ id: ['1', '2'] }, null],
    [{}, null],
  ])('%j names %s', (params, id) => {
    expect(toCustomerId(params)).toBe(id)
  })

  it('looks for words of a hundred letters at most', () => {
    expect(toSearchText({ q: ' سارا\0 ' })).toBe('سارا')
    expect(toSearchText({ q: 'س'.repeat(1_000_000) })).toHaveLength(100)
    expect(toSearchText({ q: ['a', 'b'] })).toBe('')
  })
})
