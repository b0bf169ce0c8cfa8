import { describe, expect, it } from 'vitest'
import { checkNewsCategorySlug, checkNewsSlug, checkPageSlug, SLUG_MAX_LENGTH } from './check-slug.ts'

describe('the slug of a written page', () => {
  it.each(['about-us', 'home', 'about/team', 'درباره-ما', 'خط‌مشی', 'report-1404', 'news-room'])(
    'may be %s',
    (slug) => {
      expect(checkPageSlug(slug)).toEqual({ ok: true, value: slug })
    },
  )

  it.each(['news', 'basket', 'api/x', 'cms-api', 'dashboard', 'search-results', 'news/old'])(
    'is never %s, which the shop itself answers',
    (slug) => {
      expect(checkPageSlug(slug)).toEqual({
        ok: false,
        refusal: { kind: 'slug-reserved', segment: slug.split('/')[0] },
      })
    },
  )

  it.each([
    ['/lead', 'lead'],
    ['lead/', 'lead'],
    ['about-us - Copy', 'about-us-copy'],
    ['About-Us', 'about-us'],
    ['a//b', 'a/b'],
    ['..', ''],
    ['a/../b', 'a/b'],
    ['robots.txt', 'robots-txt'],
    ['_next/x', 'next/x'],
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
    expect(checkPageSlug(slug)).toEqual({ ok: false, refusal: { kind: 'slug-malformed', suggestion } })
  })
})

describe('the slug of a news item', () => {
  it('may be a word that is reserved elsewhere', () => {
    expect(checkNewsSlug('basket')).toEqual({ ok: true, value: 'basket' })
  })

  it.each(['archive', 'category', 'tag'])('is never %s, which the newsroom itself answers', (slug) => {
    expect(checkNewsSlug(slug)).toEqual({ ok: false, refusal: { kind: 'slug-reserved', segment: slug } })
    expect(checkNewsCategorySlug(slug)).toEqual({ ok: true, value: slug })
  })

  it('has one part', () => {
    expect(checkNewsSlug('1404/new-line')).toEqual({
      ok: false,
      refusal: { kind: 'slug-malformed', suggestion: '1404-new-line' },
    })
  })
})
