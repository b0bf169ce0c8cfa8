import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { describe, expect, it } from 'vitest'
import { ORIGIN, useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const UPDATE = '/api/shop/cart/update'
const change = [{ Action: 1, ProductId: 1, Quantity: 1 }]

describe('a call that changes something', () => {
  it.each([
    ['without the call label', { [LABEL_HEADER]: '' }],
    ['with a label of other characters', { [LABEL_HEADER]: 'a b' }],
    ['with a label of more than 64 characters', { [LABEL_HEADER]: 'a'.repeat(65) }],
    ['from another origin', { origin: 'https://evil.test' }],
    ['from no origin', { origin: 'null' }],
  ])('%s is forbidden', async (_, headers) => {
    expect((await visitor(shop).call('PUT', UPDATE, change, { headers })).statusCode).toBe(403)
  })

  it('that a browser sends without Origin from another site is forbidden', async () => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: UPDATE,
      payload: change,
      headers: { [LABEL_HEADER]: 'x', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('a malformed request', () => {
  it.each([
    ['no array', {}],
    ['an empty array', []],
    ['an unknown action', [{ ...change[0], Action: 9 }]],
    ['a quantity that is no number', [{ ...change[0], Quantity: 'many' }]],
    ['a number beyond all numbers', [{ ...change[0], ProductId: '1e309' }]],
    ['a kind beyond all numbers', [{ ...change[0], ProductType: '1e309' }]],
    ['no JSON at all', '{"a":'],
    ['a poisoned prototype', '[{"__proto__":{"x":1},"Action":1,"ProductId":1,"Quantity":1}]'],
  ])('with %s is 422, since a bare 400 means "stock exceeded"', async (_, payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await visitor(shop).call('PUT', UPDATE, payload, { headers })
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'Malformed'])
  })

  it('of a line id that cannot be one is 422', async () => {
    const answer = await visitor(shop).call('DELETE', '/api/shop/cart/delete/a%20b', undefined)
    expect(answer.statusCode).toBe(422)
  })

  it('to an unknown call is 404', async () => {
    expect((await visitor(shop).call('GET', '/api/shop/nothing')).json()).toMatchObject({ error: 'NotFound' })
  })
})

describe('every number that a request names', () => {
  it('has a lower and an upper bound', async () => {
    const { paths } = (await shop.app.inject('/api/shop/openapi.json')).json<{
      paths: Record<string, Record<string, object>>
    }>()
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { responses: _, ...asked }]: [string, { responses?: object }]) => ({
          call: `${method} ${path}`,
          asked,
        }),
      ),
    )
    const unbounded = calls.filter(({ asked }) => numbersIn(asked).some((one) => !isBounded(one)))
    expect(calls.length).toBeGreaterThan(50)
    expect(unbounded.map(({ call }) => call)).toEqual([])
  })
})

type NumberSchema = { type?: unknown; minimum?: number; maximum?: number; enum?: unknown }
const isBounded = (one: NumberSchema) =>
  one.enum !== undefined || (one.minimum !== undefined && one.maximum !== undefined)

function numbersIn(value: unknown): NumberSchema[] {
  if (typeof value !== 'object' || value === null) return []
  const own = value as NumberSchema
  const isNumber = own.type === 'integer' || own.type === 'number'
  return [...(isNumber ? [own] : []), ...Object.values(value).flatMap(numbersIn)]
}

describe('a failure', () => {
  it('is 500 without details, with the request id that the log has', async () => {
    const { query } = shop.app.database
    shop.app.database.query = (() => Promise.reject(new Error('secret detail'))) as unknown as typeof query
    const answer = await visitor(shop).call('GET', '/api/shop/cart/get', undefined, {
      headers: { 'x-request-id': 'given-by-edge-1' },
    })
    shop.app.database.query = query
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      Message: 'Failed',
      error: 'Failed',
      requestId: 'given-by-edge-1',
    })
  })
})

describe('the contracts', () => {
  it('are served as OpenAPI', async () => {
    const { paths } = (await shop.app.inject('/api/shop/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/shop/cart/create', UPDATE, '/api/shop/cart/get', '/api/shop/me']),
    )
  })
})

describe('health', () => {
  it('is live and ready', async () => {
    expect((await shop.app.inject('/health/live')).json()).toEqual({ live: true })
    expect((await shop.app.inject('/health/ready')).json()).toEqual({ ready: true, redis: true })
  })
})

describe('messages', () => {
  const URL = '/DesktopModules/Shop/AJAX/GetJSMessages.ashx'

  it('are Key and Value pairs in the culture of the cookie [S7.15 S3.42]', async () => {
    const persian = (await shop.app.inject({ url: URL, headers: { origin: ORIGIN } })).json()
    const english = (await shop.app.inject({ url: URL, cookies: { language: 'en-US' } })).json()
    const key = 'BasketUpdated'
    expect(persian).toContainEqual({ Key: key, Value: expect.stringMatching(/[آ-ی]/) })
    expect(english).toContainEqual({ Key: key, Value: expect.stringMatching(/[a-z]/) })
  })

  it('are compressed for whoever can read that', async () => {
    const plain = await shop.app.inject(URL)
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await shop.app.inject({
        url: URL,
        headers: { 'accept-encoding': encoding },
      })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' })
      const read = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)
      expect(read.toString()).toBe(plain.body)
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    }
  })

  it('are not sent twice when unchanged', async () => {
    const { headers } = await shop.app.inject(URL)
    const again = await shop.app.inject({ url: URL, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
