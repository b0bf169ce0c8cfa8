import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { addProduct } from '@rasteh/test-kit/catalogue'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/build-app.ts'
import type { ShopApi } from '../src/http/shop-api.ts'
import {
  type Answer,
  type Call,
  hasOrder,
  type Limits,
  type Observed,
  type Quantities,
} from './basket-oracle.ts'
import { ORIGIN, useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const RUNS = Number(process.env.MODEL_RUNS ?? 200)
const SEED = Number(process.env.PROPERTY_SEED ?? 20261115)

const LIMITS: Limits[] = [
  { min: 1, max: 0, step: 1, stock: 40 },
  { min: 3, max: 10, step: 1, stock: 50 },
  { min: 2, max: 0, step: 2, stock: 9 },
  { min: 5, max: 0, step: 1, stock: 4 },
]
const HEADERS = ['x-less-than-min', 'x-more-than-max', 'x-stock-less-than-min', 'x-invalid-price-layer']

let apps: ShopApi[] = []
const productIds: number[] = []
beforeAll(async () => {
  apps = [shop.app, await buildApp(shop.settings, { logger: false })]
  for (const limits of LIMITS) productIds.push((await addProduct(shop.database.owner, limits)).productId)
})
afterAll(() => apps[1]?.close())

type Cart = { cookies: Record<string, string>; quantities: Quantities }

async function openCart(): Promise<Cart> {
  const { call, cookies } = visitor(shop)
  await call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: productIds[0], Quantity: 1 }])
  return { cookies, quantities: [1, 0, 0, 0] }
}

async function make(call: Call, cart: Cart, client: number): Promise<Answer> {
  const answer = await (apps[client % 2] as ShopApi).inject({
    method: 'PUT',
    url: '/api/shop/cart/update',
    cookies: cart.cookies,
    headers: { [LABEL_HEADER]: 'model', origin: ORIGIN },
    payload: [{ Action: call.action, ProductId: productIds[call.product], Quantity: call.quantity }],
  })
  return {
    status: answer.statusCode,
    header: HEADERS.find((name) => name in answer.headers) ?? null,
    quantities: quantitiesOf(answer),
  }
}

const call = fc.record<Call>({
  cart: fc.nat({ max: 1 }),
  product: fc.nat({ max: LIMITS.length - 1 }),
  action: fc.constantFrom(0, 1, 2),
  quantity: fc.nat({ max: 12 }),
})
const history = fc.record({
  clients: fc.integer({ min: 1, max: 8 }),
  calls: fc.array(call, { minLength: 1, maxLength: 40 }),
})

describe('any history of basket calls by up to eight clients at once', () => {
  it('can be told as calls made one after the other', { timeout: 1_800_000 }, async () => {
    const property = fc.asyncProperty(history, async ({ clients, calls }) => {
      const carts = [await openCart(), await openCart()]
      for (let first = 0; first < calls.length; first += clients) {
        const wave = calls.slice(first, first + clients)
        const answers = await Promise.all(
          wave.map((call, client) => make(call, carts[call.cart] as Cart, client)),
        )
        const observed = wave.map((call, index) => ({ call, answer: answers[index] as Answer }))
        for (const [index, cart] of carts.entries()) await checkCart(cart, index, observed)
      }
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
  })
})

async function checkCart(cart: Cart, index: number, observed: Observed[]): Promise<void> {
  const own = observed.filter(({ call }) => call.cart === index)
  const end = quantitiesOf(await shop.app.inject({ url: '/api/shop/cart/get', cookies: cart.cookies }))
  const story = `from ${cart.quantities} to ${end}: ${JSON.stringify(own)}`
  expect(hasOrder(cart.quantities, own, { end, limits: LIMITS }), story).toBe(true)
  cart.quantities = end
}

function quantitiesOf(answer: { json(): unknown }): Quantities {
  const lines = answer.json() as { ProductId: number; Quantity: number }[]
  return productIds.map((productId) => lines.find(({ ProductId }) => ProductId === productId)?.Quantity ?? 0)
}
