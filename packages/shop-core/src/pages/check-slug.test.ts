import { describe, expect, it } from 'vitest'
import { checkNewsSlug, checkSlug, isReservedSegment, SLUG_MAX_LENGTH } from './check-slug.ts'

describe('the slug of a page or a news item', () => {
  it.each(['about-us', 'home', 'درباره-ما', 'خط‌مشی', 'report-1404', 'news-room', 'basket'])(
    'may be %s',
    (slug) => {
      expect(checkSlug(slug)).toEqual({ ok: true, value: slug })
    },
  )

  it.each([
    ['/lead', 'lead'],
    ['lead/', 'lead'],
    ['about-us - Copy', 'about-us-copy'],
    ['About-Us', 'about-us'],
    ['a//b', 'a-b'],
    ['about/team', 'about-team'],
    ['1404/new-line', '1404-new-line'],
    ['..', ''],
    ['a/../b', 'a-b'],
    ['robots.txt', 'robots-txt'],
    ['_next/x', 'next-x'],
    ['a b', 'a-b'],
    ['-a-', 'a'],
    ['a--b', 'a-b'],
    ['a?b#c', 'a-b-c'],
    ['a%2fb', 'a-2fb'],
    ['\u202eabc', 'abc'],
    ['\u200cabc', 'abc'],
    ['', ''],
    ['a'.repeat(SLUG_MAX_LENGTH + 1), 'a'.repeat(SLUG_MAX_LENGTH)],
  ])('is never %j, and another is proposed', (slug, suggestion) => {
    expect(checkSlug(slug)).toEqual({ ok: false, refusal: { kind: 'slug-malformed', suggestion } })
  })
})

describe('a segment that the shop itself answers', () => {
  it.each(['news', 'basket', 'CMS-API', 'search-results'])('is reserved: %s', (segment) => {
    expect(isReservedSegment(segment)).toBe(true)
  })

  it.each(['about-us', 'news-room'])('is not %s', (segment) => {
    expect(isReservedSegment(segment)).toBe(false)
  })
})

describe('the slug of a news item', () => {
  it.each(['archive', 'category', 'tag'])('is never %s, which the newsroom itself answers', (slug) => {
    expect(checkNewsSlug(slug)).toEqual({ ok: false, refusal: { kind: 'slug-reserved', segment: slug } })
    expect(checkSlug(slug)).toEqual({ ok: true, value: slug })
  })
})
