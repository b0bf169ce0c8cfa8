import type { AddressInfo } from 'node:net'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { readTrustedProxies } from '@rasteh/shop-core/client-ip'
import { chunked, rawRequest, sendRaw } from '@rasteh/test-kit/raw-request'
import { beforeAll, describe, expect, it } from 'vitest'
import { useShopApi } from './use-shop-api.ts'

const shop = useShopApi({ trustedProxies: readTrustedProxies('127.0.0.1,192.0.2.0/24') })
const port = () => (shop.app.server.address() as AddressInfo).port
const send = async (bytes: string) => (await sendRaw(port(), bytes))[0]

beforeAll(async () => {
  shop.app.get('/api/shop/caller', ({ ip }) => ({ ip }))
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('shop-api itself', () => {
  it.each([
    '//',
    '//evil.test/api/shop/me',
    '/./api/shop/me',
    '/api/shop/../me',
    '/api/shop/a%2fb',
    '/api/shop/%5c',
    '/%00',
    '/api/shop/%',
    'http://evil.test/api/shop/me',
    '*',
  ])('answers 400 at once for %s', async (target) => {
    const answer = await send(rawRequest('GET', target))
    expect(answer?.status).toBe(400)
    expect(answer?.head.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('takes no body of %s', async (method) => {
    const body = chunked(rawRequest('GET', '/api/shop/smuggled'))
    const framings: Record<string, string>[] = [
      { 'Transfer-Encoding': 'chunked' },
      { 'Content-Length': String(body.length) },
    ]
    for (const framing of framings) {
      const answers = await sendRaw(port(), rawRequest(method, '/api/shop/me', framing) + body, 2)
      expect(answers.map(({ status }) => status)).toEqual([400])
    }
  })

  it('takes a DELETE with the JSON type and a length of nothing', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '0', [LABEL_HEADER]: 'test' }
    const answer = await send(rawRequest('DELETE', '/api/shop/cart/delete/5', headers))
    expect(answer?.status).toBe(200)
  })

  it.each(['/api/shop/me', '/api/shop/nothing', '/health/ready', '/nothing'])(
    'forbids guessing the type of %s',
    async (path) => {
      expect((await send(rawRequest('GET', path)))?.head.toLowerCase()).toContain(
        'x-content-type-options: nosniff',
      )
    },
  )

  it.each([
    ['', '127.0.0.1'],
    ['6.6.6.6, 5.1.1.1', '5.1.1.1'],
    ['6.6.6.6, 5.1.1.1, 192.0.2.77', '5.1.1.1'],
    ['6.6.6.6, nonsense, 192.0.2.77', '192.0.2.77'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
  ])('knows the caller by the proxies that it trusts: %j is %s', async (forwarded, ip) => {
    const claims = { 'X-Real-IP': '7.7.7.7', Forwarded: 'for=7.7.7.7', 'X-Forwarded-For': forwarded }
    const answer = await send(rawRequest('GET', '/api/shop/caller', claims))
    expect(JSON.parse(answer?.body ?? '{}')).toEqual({ ip })
  })

  it('believes nobody else', async () => {
    const answer = await shop.app.inject({
      url: '/api/shop/caller',
      remoteAddress: '::ffff:203.0.113.5',
      headers: { 'x-forwarded-for': '5.1.1.1' },
    })
    expect(answer.json()).toEqual({ ip: '203.0.113.5' })
  })
})

describe('a foreign page', () => {
  it('is forbidden every change, whatever the call describes', async () => {
    const { paths } = (await shop.app.inject('/api/shop/openapi.json')).json()
    const changes = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) => (method === 'get' ? [] : [{ path, method }])),
    )
    expect(changes.filter(({ path }) => path.includes('/manage/')).length).toBeGreaterThan(5)
    for (const { path, method } of changes) {
      const headers = {
        origin: 'https://evil.test',
        [LABEL_HEADER]: 'test',
        'content-type': 'application/json',
      }
      const url = path.replaceAll(/\{[^}]+\}/g, '7')
      const answer = await shop.app.inject({
        method: method.toUpperCase() as 'POST',
        url,
        headers,
        payload: '{}',
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, expectedFor(path)])
    }
  })
})

/** Banks send people back from their own pages, and Torob signs its calls. */
const expectedFor = (path: string) =>
  path.startsWith('/shop/payment/') || path.includes('/torob/') ? expect.any(Number) : 403
