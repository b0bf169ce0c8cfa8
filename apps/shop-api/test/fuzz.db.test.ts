import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { addProduct } from '@rasteh/test-kit/catalogue'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000)
const SEED = Number(process.env.PROPERTY_SEED ?? 20261115)

type Operation = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; hasBody: boolean }

const operations: Operation[] = []
let cookies: Record<string, string> = {}
let productId = 0

beforeAll(async () => {
  const { paths } = (await shop.app.inject('/api/shop/openapi.json')).json() as {
    paths: Record<string, Record<string, { requestBody?: object }>>
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      operations.push({
        method: method.toUpperCase() as Operation['method'],
        path,
        hasBody: requestBody !== undefined,
      })
    }
  }
  productId = (await addProduct(shop.database.owner)).productId
  const who = visitor(shop)
  await who.call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: productId, Quantity: 1 }])
  cookies = who.cookies
})

const strange = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.constantFrom(
    null,
    '',
    '۱۲',
    '__proto__',
    -1,
    0,
    2 ** 31,
    2 ** 53,
    'a'.repeat(5_000),
    '\u0000',
    '\u202e',
  ),
)
const oneOfOurs = fc.constantFrom(0, 1, 2, 3)
const line = fc.record(
  {
    Id: strange,
    Action: fc.oneof({ weight: 3, arbitrary: oneOfOurs }, strange),
    ProductId: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1, 2, 3) }, strange),
    VariantId: strange,
    Quantity: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -3, max: 2_000_000 }) }, strange),
    ExtraData: fc.oneof(
      strange,
      fc.dictionary(fc.constantFrom('1', '2', '3', '__proto__'), fc.record({ UserDescription: strange })),
    ),
    AddonOf: strange,
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.array(line, { maxLength: 5 }),
  line,
  fc.record({ IsUseUserScore: strange, OrderID: strange, ProductID: strange, CustomProductID: strange }),
  fc.jsonValue(),
)

describe('any request that can be written', () => {
  it('is answered below 500 and without a stack trace', { timeout: 900_000 }, async () => {
    const request = fc.record({
      index: fc.nat(),
      part: fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), strange.map(String)),
      payload: body,
      withBasket: fc.boolean(),
    })
    const property = fc.asyncProperty(request, async ({ index, part, payload, withBasket }) => {
      const operation = operations[index % operations.length] as Operation
      const url = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(part.toWellFormed()))
      const answer = await shop.app.inject({
        method: operation.method,
        url,
        headers: { [LABEL_HEADER]: 'fuzz', origin: ORIGIN, 'content-type': 'application/json' },
        ...(withBasket ? { cookies } : {}),
        ...(operation.hasBody ? { payload: JSON.stringify(payload) } : {}),
      })
      expect(answer.statusCode, `${operation.method} ${url} ${JSON.stringify(payload)}`).toBeLessThan(500)
      expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
  })
})
