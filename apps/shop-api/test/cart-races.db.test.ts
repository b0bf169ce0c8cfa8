import { once } from 'node:events'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addCode, addCustomer } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/build-app.ts'
import type { ShopApi } from '../src/http/shop-api.ts'
import { signIn } from './sign-in.ts'
import { ORIGIN, useShopApi, visitor } from './use-shop-api.ts'

const first = useShopApi()
let second: ShopApi
let addresses: string[] = []

/** A tenth of the rounds in `pnpm verify`; `pnpm prove basket-races` runs them all. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
const PARALLEL = 50
const timeout = ROUNDS * 20_000

// Two processes' worth of shop-api: changes of one basket queue inside each and conflict between the two.
beforeAll(async () => {
  second = await buildApp(first.settings, { logger: false })
  addresses = await Promise.all([first.app, second].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(() => second.close())

type Cookies = Record<string, string>
type Line = {
  Id: string
  ProductId: number
  Quantity: number
  SpecialCode: string | null
  SpecialCodeDiscount: number
}

async function send(
  cookies: Cookies,
  index: number,
  call: { method: string; path: string; body?: object },
): Promise<number> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = {
    [LABEL_HEADER]: 'race',
    origin: ORIGIN,
    'content-type': 'application/json',
    cookie: cookie.join('; '),
  }
  const { method, path, body } = call
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  return (await fetch(`${addresses[index % 2]}${path}`, init)).status
}

const update = (Action: 0 | 1, ProductId: number, Quantity: number) => ({
  method: 'PUT',
  path: '/api/shop/cart/update',
  body: [{ Action, ProductId, Quantity }],
})

/** Sends the same call, or calls by their number, fifty times at once; all must be answered 200. */
async function fifty(
  cookies: Cookies,
  callOf: (index: number) => { method: string; path: string; body?: object },
  allowed = [200],
) {
  const statuses = await Promise.all(
    Array.from({ length: PARALLEL }, (_, index) => send(cookies, index, callOf(index))),
  )
  expect([...new Set(statuses)].toSorted()).toEqual(allowed)
}

async function startedBasket(productId: number, quantity = 1) {
  const { call, cookies } = visitor(first)
  await call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: productId, Quantity: quantity }])
  return { cookies, read: async () => (await call('GET', '/api/shop/cart/get')).json() as Line[] }
}

const newProduct = () => addProduct(first.database.owner, { stock: 10_000, priceRial: 1_000_000 })
const rounds = (name: string, round: () => Promise<void>) =>
  it(name, { timeout }, async () => {
    for (let count = 0; count < ROUNDS; count += 1) await round()
  })

describe('50 changes of one basket at once, through two processes', () => {
  rounds('adding the same product lose nothing', async () => {
    const { productId } = await newProduct()
    const { cookies, read } = await startedBasket(productId)
    await fifty(cookies, () => update(1, productId, 1))
    expect(await read()).toMatchObject([{ Quantity: 51 }])
  })

  rounds('adding different products lose nothing', async () => {
    const products = await Promise.all(Array.from({ length: PARALLEL }, newProduct))
    const { cookies, read } = await startedBasket(products[0]?.productId ?? 0)
    await fifty(cookies, (index) => update(1, products[index]?.productId ?? 0, 1))
    expect(await read()).toHaveLength(PARALLEL)
  })

  rounds('setting against adding end as some order of them would', async () => {
    const { productId } = await newProduct()
    const { cookies, read } = await startedBasket(productId)
    await fifty(cookies, (index) => (index % 2 ? update(1, productId, 1) : update(0, productId, 100)))
    const [line] = await read()
    // The last set leaves 100; each of the 25 adds after it counts once.
    expect(line?.Quantity).toBeGreaterThanOrEqual(100)
    expect(line?.Quantity).toBeLessThanOrEqual(125)
  })

  rounds('deleting a line against updating it never leave half of it', async () => {
    const { productId } = await newProduct()
    const { cookies, read } = await startedBasket(productId, 3)
    const id = (await read())[0]?.Id
    const remove = { method: 'DELETE', path: `/api/shop/cart/delete/${id}` }
    await fifty(cookies, (index) => (index === 25 ? remove : update(1, productId, 1)))
    const lines = await read()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.Quantity).toBeLessThanOrEqual(49 + 3)
  })

  rounds('applying one code leave it applied once', async () => {
    const [{ productId }, { code }] = [
      await newProduct(),
      await addCode(first.database.owner, { percent: 10 }),
    ]
    const { cookies, read } = await startedBasket(productId)
    // Each takes one of the basket's few tries before the code is looked at, so some must wait (429).
    const apply = { method: 'GET', path: `/api/shop/specialcode/validate/${code}` }
    await fifty(cookies, () => apply, [200, 429])
    expect(await read()).toMatchObject([{ SpecialCode: code, SpecialCodeDiscount: 100_000 }])
  })

  rounds('adding while a guest’s basket merges lose and double nothing', async () => {
    const [one, two, customer] = [
      await newProduct(),
      await newProduct(),
      await addCustomer(first.database.owner),
    ]
    const atHome = visitor(first)
    await signIn(atHome.cookies, customer)
    await atHome.call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: one.productId, Quantity: 1 }])
    const { cookies } = await startedBasket(two.productId, 7)
    await signIn(cookies, customer)
    await fifty(cookies, () => update(1, one.productId, 1))
    const lines = (await atHome.call('GET', '/api/shop/cart/get')).json() as Line[]
    expect(Object.fromEntries(lines.map(({ ProductId, Quantity }) => [ProductId, Quantity]))).toEqual({
      [one.productId]: 51,
      [two.productId]: 7,
    })
  })
})

describe('draining', () => {
  it('finishes the change under way and takes no more', async () => {
    const { productId } = await newProduct()
    const { cookies, read } = await startedBasket(productId)
    const third = await buildApp(first.settings, { logger: false })
    addresses = [await third.listen({ port: 0, host: '127.0.0.1' }), ...addresses]
    const pending = send(cookies, 0, update(1, productId, 4))
    await once(third.server, 'request')
    await third.close()
    expect(await pending).toBe(200)
    expect(await read()).toMatchObject([{ Quantity: 5 }])
    await expect(send(cookies, 0, update(1, productId, 1))).rejects.toThrow()
  })
})
