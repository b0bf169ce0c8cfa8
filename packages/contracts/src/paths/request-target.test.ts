import { describe, expect, it } from 'vitest'
import { type RawRequest, refusedStatus } from './request-target.ts'

const asked = (url: string, more: Partial<RawRequest> = {}) =>
  refusedStatus({ method: 'GET', url, headers: {}, ...more })

describe('a request', () => {
  it.each([
    '/',
    '/?next=//evil.test/&a=..%2f\\',
    '/product/1/%D8%A2%D9%88%DB%8C%D8%B2',
    '/product/1/a.b..c',
    '/search/q/a%2Fb',
    '/api/shop/cart/get',
    '/.well-known/security.txt',
    '/media//a.webp',
  ])('for %s goes on', (url) => {
    expect(asked(url)).toBeNull()
  })

  it.each([
    '',
    '*',
    'shop',
    '//evil.test/api/shop/me',
    '//',
    '///',
    '/\\evil.test/api/shop/me',
    '/a\\b',
    'http://evil.test/api/shop/me',
    '/./api/shop/me',
    '/a/../api/shop/me',
    '/a/..',
    '/.',
    '/%2e/api/shop/me',
    '/%2E%2e/api/shop/me',
    '/.%2e',
    '/a#b',
    '/%',
    '/%f',
    '/%zz',
    '/%00',
    '/a\u0000b',
    '/a b',
  ])('for %j is refused', (url) => {
    expect(asked(url)).toBe(400)
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('of %s carries no body', (method) => {
    expect(asked('/', { method, headers: { 'transfer-encoding': 'chunked' } })).toBe(400)
    expect(asked('/', { method, headers: { 'content-length': '5' } })).toBe(400)
    expect(asked('/', { method, headers: { 'content-length': 'five' } })).toBe(400)
    expect(asked('/', { method, headers: { 'content-length': '0' } })).toBeNull()
  })

  it.each(['POST', 'PUT', 'PATCH'])('of %s may carry a body', (method) => {
    expect(asked('/', { method, headers: { 'transfer-encoding': 'chunked' } })).toBeNull()
    expect(asked('/', { method, headers: { 'content-length': '5' } })).toBeNull()
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('of method %j is refused', (method) => {
    expect(asked('/', { method })).toBe(405)
  })
})
