import { describe, expect, it } from 'vitest'
import { linkUrl, redirectTarget } from './link-url.ts'

describe('an address in a menu', () => {
  it.each(['/', '/category/1/books', '#offers', '/?tab=2#top', 'https://example.ir', 'tel:+982112345678'])(
    'may be %s',
    (url) => {
      expect(linkUrl(url)).toBe(true)
    },
  )

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '\\\\evil.example',
    'data:text/html,x',
    'books',
    undefined,
  ])('is never %s', (url) => {
    expect(linkUrl(url)).toMatch(/نشانی/)
  })
})

describe('where an old address leads', () => {
  it.each(['/about', 'https://example.ir/about'])('may be %s', (url) => {
    expect(redirectTarget(url)).toBe(true)
  })

  it.each(['#part', 'mailto:a@b.ir', '//evil.example', 'javascript:hit()', ''])('is never %s', (url) => {
    expect(redirectTarget(url)).toMatch(/نشانی/)
  })
})
