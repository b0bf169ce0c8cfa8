import { describe, expect, it } from 'vitest'
import {
  categoryUrl,
  documentUrl,
  mediaUrl,
  pageUrl,
  productUrl,
  toId,
  toWords,
  withQuery,
} from './page-urls.ts'

describe('the addresses of pages', () => {
  it('carry Persian slugs encoded', () => {
    expect(productUrl({ id: 12, slug: 'چای-ایرانی' })).toBe(`/product/12/${encodeURIComponent('چای-ایرانی')}`)
    expect(categoryUrl({ id: 3, slug: 'چای' })).toBe(`/category/3/${encodeURIComponent('چای')}`)
  })

  it('keep the parts of a written page apart', () => {
    expect(pageUrl({ path: 'about/درباره' })).toBe(`/about/${encodeURIComponent('درباره')}`)
  })

  it('of documents are made by their kind, and the home page is the root', () => {
    const named = { id: 4, slug: 'چای' }
    const word = encodeURIComponent('چای')
    expect(documentUrl({ kind: 'pages', ...named, slug: 'company/چای' })).toBe(`/company/${word}`)
    expect(documentUrl({ kind: 'pages', ...named, slug: 'home' })).toBe('/')
    expect(documentUrl({ kind: 'news', ...named })).toBe(`/news/${word}`)
    expect(documentUrl({ kind: 'products', ...named })).toBe(`/product/4/${word}`)
    expect(documentUrl({ kind: 'categories', ...named })).toBe(`/category/4/${word}`)
    expect(documentUrl({ kind: 'files', ...named, slug: 'چای.pdf' })).toBe(`/media/files/${word}.pdf`)
  })

  it('encode the names of pictures', () => {
    expect(mediaUrl('زعفران 1.webp')).toBe(`/media/${encodeURIComponent('زعفران 1.webp')}`)
  })

  it.each([
    ['12', 12],
    ['0', null],
    ['012', null],
    ['12a', null],
    ['9999999999', null],
    ['-1', null],
  ])('take the id of %j as %s', (segment, id) => {
    expect(toId(segment)).toBe(id)
  })

  it('keep what was asked beside them', () => {
    expect(withQuery('/', {})).toBe('/')
    expect(withQuery('/', { utm_source: 'sms', tag: ['a', 'b c'], none: undefined })).toBe(
      '/?utm_source=sms&tag=a&tag=b+c',
    )
  })

  it('are read back decoded, and badly encoded ones as they are', () => {
    expect(toWords(encodeURIComponent('چای'))).toBe('چای')
    expect(toWords('%E0%A4%A')).toBe('%E0%A4%A')
  })
})
