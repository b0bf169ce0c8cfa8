import { describe, expect, it } from 'vitest'
import { checkPagePlace, PAGE_LEVELS_MAX, type PagePlace, pathsAt } from './check-page-place.ts'

const company = { path: 'company', ids: [1] }
const place = (changes: Partial<PagePlace> = {}): PagePlace => ({
  id: 7,
  slug: 'about',
  parent: company,
  below: [],
  ...changes,
})
const free = { before: null, taken: null }

describe('the place of a page', () => {
  it('makes its path, and those of all below it', () => {
    expect(pathsAt(place({ below: ['team', 'team/design'] }))).toEqual([
      'company/about',
      'company/about/team',
      'company/about/team/design',
    ])
    expect(pathsAt(place({ parent: null }))).toEqual(['about'])
    expect(checkPagePlace(place(), free)).toEqual({ ok: true, value: 'company/about' })
  })

  it('is never under itself or below itself', () => {
    const refusal = { ok: false, refusal: { kind: 'page-under-itself' } }
    expect(checkPagePlace(place({ parent: { path: 'about', ids: [7] } }), free)).toEqual(refusal)
    expect(checkPagePlace(place({ parent: { path: 'about/team', ids: [8, 7] } }), free)).toEqual(refusal)
  })

  it('of a new page is under any', () => {
    expect(checkPagePlace(place({ id: null }), free).ok).toBe(true)
  })

  it('is not under the home page, nor is the home page above others', () => {
    const refusal = { ok: false, refusal: { kind: 'page-under-home' } }
    expect(checkPagePlace(place({ parent: { path: 'home', ids: [3] } }), free)).toEqual(refusal)
    expect(checkPagePlace(place({ slug: 'home', parent: null, below: ['team'] }), free)).toEqual(refusal)
    expect(checkPagePlace(place({ slug: 'home', parent: null }), free).ok).toBe(true)
    expect(checkPagePlace(place({ slug: 'home' }), free).ok).toBe(true)
  })

  it('is not under a draft that has no path yet', () => {
    expect(checkPagePlace(place({ parent: { path: null, ids: [4] } }), free)).toEqual({
      ok: false,
      refusal: { kind: 'parent-without-path' },
    })
  })

  it('begins with no segment that the shop itself answers; below another page the word is free', () => {
    expect(checkPagePlace(place({ slug: 'news', parent: null }), free)).toEqual({
      ok: false,
      refusal: { kind: 'slug-reserved', segment: 'news' },
    })
    expect(checkPagePlace(place({ slug: 'news' }), free).ok).toBe(true)
  })

  it('has five levels at most, those below it counted', () => {
    const parent = { path: 'a/b/c', ids: [3, 2, 1] }
    expect(checkPagePlace(place({ parent, below: ['x'] }), free).ok).toBe(true)
    expect(checkPagePlace(place({ parent, below: ['x', 'x/y'] }), free)).toEqual({
      ok: false,
      refusal: { kind: 'page-too-deep', max: PAGE_LEVELS_MAX },
    })
  })

  it('is nobody else’s', () => {
    expect(checkPagePlace(place(), { before: 'about', taken: 'company/about' })).toEqual({
      ok: false,
      refusal: { kind: 'path-taken', path: 'company/about' },
    })
  })

  it('stays what it is, even where the rules came later', () => {
    const old = place({ slug: 'news', parent: null })
    expect(checkPagePlace(old, { before: 'news', taken: null })).toEqual({ ok: true, value: 'news' })
  })
})
