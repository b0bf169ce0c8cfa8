import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPathValue, type RawRequest, refusedStatus } from './request-target.ts'

const asked = (url: string, { headers, ...more }: Partial<RawRequest> = {}) =>
  refusedStatus({ method: 'GET', url, headers: { host: 'shop.test', ...headers }, ...more })

describe('a request', () => {
  it.each([
    '/',
    '/?next=//evil.test/&a=..%2f\\',
    '/product/1/%D8%A2%D9%88%DB%8C%D8%B2',
    '/product/1/a.b..c',
    '/search/q/%DA%86%D8%A7%DB%8C-%D8%B3%DB%8C%D8%A7%D9%87',
    '/search/q/%D9%85%DB%8C%E2%80%8C%D8%B2?a=%2F',
    '/api/shop/specialcode/validate/50%25',
    '/x/%F0%9F%8E%81',
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
    '/search/q/a%2Fb',
    '/search/q/a%2fb',
    '/a%5cb',
    '/a%5Cb',
    '/a%2Eb',
    '/a%252fb',
    '/a%25252Fb',
    '/a%252e%252e',
    '/a%255c',
    '/a%2500',
    '/a%0d%0aHost:x',
    '/a%7f',
    '/a\u00d8\u00a7',
    '/%c0%af',
    '/%C0%AE%C0%AE/',
    '/%e0%80%af',
    '/%f0%80%80%af',
    '/%ed%a0%80',
    '/%f4%90%80%80',
    '/%ff',
    '/product/1/%ff',
    '/%fc%80%80%80%80%af',
    '/%d8',
    '/%d8a',
    '/%a7',
    '/a%a7',
    '/%d8%a7%a7',
    '/%e2%80',
    '/%f0%9f%8e',
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

  it('names a host and asks for no other protocol', () => {
    expect(refusedStatus({ method: 'GET', url: '/', headers: {} })).toBe(400)
    expect(asked('/', { headers: { host: '' } })).toBe(400)
    expect(asked('/', { headers: { connection: 'Upgrade', upgrade: 'websocket' } })).toBe(400)
  })

  it('goes on exactly when its bytes are text without the refused characters', () => {
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 6 }), fc.string({ unit: 'binary' }).map(encode))
    fc.assert(
      fc.property(bytes, (given) => {
        const hex = Array.from(given, (byte) => `%${byte.toString(16).padStart(2, '0')}`)
        expect(asked(`/${hex.join('')}`)).toBe(isPlain(given) ? null : 400)
      }),
      propertyRuns(),
    )
  })
})

const encode = (text: string) => new TextEncoder().encode(text)

/** The same rule, said by a decoder: well-formed, and without `/`, `\\`, `.`, control characters and a second encoding. */
function isPlain(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
    return !/[\x00-\x1f\x7f/\\.]/.test(text)
  } catch {
    return false
  }
}

describe('a text in a path', () => {
  it.each(['NOWRUZ1405', 'عید۱۴۰۵', '50%', 'a b', 'a.b'])('may be %j', (text) => {
    expect(isPathValue(text)).toBe(true)
  })

  it.each(['', '.', '..', 'عید/۱', 'a\\b', '%2f', '\t', 'a\u0000', '\ud83d'])('is not %j', (text) => {
    expect(isPathValue(text)).toBe(false)
  })
})
