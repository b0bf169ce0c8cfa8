import { describe, expect, it } from 'vitest'
import { toOrderSearch } from './order-search.ts'

describe('what a manager types to find an order', () => {
  it.each([
    ['۱۰۰۰۰۱', '100001'],
    [' ٠٩١٢١٢٣٤٥٦٧ ', '09121234567'],
    ['+989121234567', '09121234567'],
    ['كاظمي', 'کاظمی'],
    ['', ''],
  ])('%s is looked for as %s', (typed, sought) => {
    expect(toOrderSearch(typed)).toBe(sought)
  })
})
