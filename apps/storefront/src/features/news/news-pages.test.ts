import { describe, expect, it } from 'vitest'
import { isBeyondEnd, newsPageCount, newsPageUrl } from './news-pages.ts'

describe('the pages of a list of news', () => {
  it.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [5_000, 417],
  ])('of %i items are %i', (total, pages) => {
    expect(newsPageCount(total)).toBe(pages)
  })

  it('are named by their number, the first by the list alone', () => {
    expect([1, 2].map((page) => newsPageUrl('/news', page))).toEqual(['/news', '/news?page=2'])
  })

  it('end where nothing is left, but an empty list has its first', () => {
    expect(isBeyondEnd({ items: [] }, 1)).toBe(false)
    expect(isBeyondEnd({ items: [] }, 2)).toBe(true)
    expect(isBeyondEnd({ items: [{}] }, 2)).toBe(false)
  })
})
