// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { galleryOf } from './gallery.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the gallery of a pressed link', () => {
  it('is all links of its tag, beginning with it', () => {
    document.body.innerHTML = `<a rel="gallery-2" href="/media/1.webp" title="یک"></a>
      <a rel="gallery-4" href="/media/9.webp">دیگر</a>
      <a rel="nofollow gallery-2" href="/media/2.webp"><img alt="دو"></a>`
    expect(galleryOf(document.querySelector('img'))).toEqual({
      startIndex: 1,
      items: [
        { kind: 'picture', href: '/media/1.webp', title: 'یک' },
        { kind: 'picture', href: '/media/2.webp', title: 'دو' },
      ],
    })
  })

  it.each([
    ['/media/a.WEBP', '', 'picture'],
    ['/about-us', '', 'ajax'],
    ['#sizes', '', 'inline'],
    ['/special-order', 'data-lightbox="frame"', 'frame'],
  ])('shows %s %s as %s', (href, more, kind) => {
    document.body.innerHTML = `<a rel="gallery-4" href="${href}" ${more}>نام</a>`
    expect(galleryOf(document.querySelector('a'))?.items).toEqual([{ kind, href, title: 'نام' }])
  })

  it('is none for any other link, and none for one that leads to another site', () => {
    document.body.innerHTML = `<a id="plain" href="/media/1.webp">۱</a>
      <a id="far" rel="gallery-2" href="https://elsewhere.test/1.webp">۲</a>`
    expect(galleryOf(document.querySelector('#plain'))).toBeNull()
    expect(galleryOf(document.querySelector('#far'))).toBeNull()
    expect(galleryOf(null)).toBeNull()
  })
})
