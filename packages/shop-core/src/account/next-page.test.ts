import { describe, expect, it } from 'vitest'
import { toNextPage } from './next-page.ts'

describe('the page after signing in', () => {
  it.each(['/basket', '/product/1/%DA%A9?a=1#b', '/'])('is %s when it was asked for', (asked) => {
    expect(toNextPage(asked, '/profile')).toBe(asked)
  })

  it.each([
    null,
    '',
    'basket',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    '/a\\b',
    '\\/evil.test',
    'javascript:alert(1)',
    ' /basket',
  ])('is the usual one for %j', (asked) => {
    expect(toNextPage(asked, '/profile')).toBe('/profile')
  })

  it('stays on this site however a browser reads it', () => {
    const origin = 'https://shop.test'
    for (const asked of ['/..//evil.test', '/.//evil.test', '/a/..//evil.test'])
      expect(new URL(toNextPage(asked, '/'), origin).origin).toBe(origin)
  })
})
