import { describe, expect, it } from 'vitest'
import { pagePicture } from './brand-picture.ts'
import { fillsFrame, sharedPicture, uploadOfShared } from './shared-picture.ts'

describe('the picture of a shared link', () => {
  it('is made of the page’s own, in a form that everybody can show', () => {
    expect(sharedPicture('زعفران 1.webp')).toEqual({
      url: `/media/share/${encodeURIComponent('زعفران 1.webp.jpg')}`,
      type: 'image/jpeg',
    })
  })

  it('is the brand’s logo where the page has none, and the shipped one without a logo', () => {
    expect(pagePicture('a.webp', 'logo.webp').url).toBe('/media/share/a.webp.jpg')
    expect(pagePicture(null, 'logo.webp')).toEqual({
      url: '/media/brand/share/logo.webp.png',
      type: 'image/png',
    })
    expect(pagePicture(null, null)).toEqual({ url: '/icons/share.png', type: 'image/png' })
  })

  it.each([
    ['/share/tea.webp.jpg', 'tea.webp'],
    ['/share/..jpg', null],
    ['/share/.hidden.jpg', null],
    ['/share/../../etc/passwd.jpg', null],
    ['/share/a\\b.jpg', null],
    ['/share/tea.webp', null],
    ['/tea.webp.jpg', null],
  ])('at %s is made of %s', (path, upload) => {
    expect(uploadOfShared(path)).toBe(upload)
  })

  it('shows a thing whole, and lets a wide picture fill it', () => {
    expect(fillsFrame({ width: 800, height: 800 })).toBe(false)
    expect(fillsFrame({ width: 1200, height: 900 })).toBe(true)
  })
})
