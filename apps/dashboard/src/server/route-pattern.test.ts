import { describe, expect, it } from 'vitest'
import { routePattern } from './route-pattern.ts'

describe('the pattern of an address', () => {
  it.each([
    ['/', '/'],
    ['/product/12/گوشی', '/product/:id'],
    ['/news', '/news'],
    ['/news/نوروز', '/news/:slug'],
    ['/shop/order/view/7', '/shop/order/*'],
    ['/shop/payment/go/7', 'shop-api'],
    ['/_next/static/a.js', '/_next/*'],
    ['/about-us', '/*'],
    ['/__proto__', '/*'],
    ['/constructor/x', '/*'],
    ['/0912-345-6789', '/*'],
  ])('of %s is %s', (pathname, pattern) => {
    expect(routePattern(pathname)).toBe(pattern)
  })
})
