import { describe, expect, it } from 'vitest'
import { withTyped } from './with-typed.ts'

const saved = { id: 7, title: 'ذخیره‌شده', summary: null, layout: [], path: 'about', showsTreeMenu: true }

describe('a document as its form shows it now', () => {
  it('has what is typed, and the rest as it was saved', () => {
    const layout = [{ blockType: 'richText', id: 'a' }]
    expect(withTyped('pages', saved, { title: 'تازه', layout })).toEqual({ ...saved, title: 'تازه', layout })
  })

  it('takes nothing that its preview does not show', () => {
    const typed = { id: 8, path: 'admin', parent: 9, _status: 'published', constructor: 'x', title: 'تازه' }
    expect(withTyped('pages', saved, typed)).toEqual({ ...saved, title: 'تازه' })
  })

  it.each([undefined, null, 'title', 7, [], [1]])('is as it was saved for %j', (typed) => {
    expect(withTyped('pages', saved, typed)).toEqual(saved)
  })

  it('takes nothing that such a field does not hold', () => {
    const typed = { title: 7, summary: ['x'], layout: ['x'], showsTreeMenu: 'no' }
    expect(withTyped('pages', saved, typed)).toEqual(saved)
    expect(withTyped('pages', saved, { layout: [null] })).toEqual(saved)
    const news = { title: 'خبر', picture: 1, publishedAt: '2026-01-02T00:00:00.000Z', tags: [] }
    const wrong = { picture: '1', category: { id: 1 }, publishedAt: 'soon', tags: [1], body: 'x' }
    expect(withTyped('news', news, wrong)).toEqual(news)
  })
})
