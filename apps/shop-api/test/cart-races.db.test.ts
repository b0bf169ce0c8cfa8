import { once } from 'node:events'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/build-app.ts'
import type { ShopApi } from '../src/http/shop-api.ts'
import { ORIGIN, useShopApi, visitor } from './use-shop-api.ts'

const first = useShopApi()
let second: ShopApi
let addresses: string[] = []

// Two processes' worth of shop-api: changes of one basket queue inside each and conflict between the two.
beforeAll(async () => {
  second = await buildApp(first.settings, { logger: false })
  addresses = await Promise.all([first.app, second].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(() => second.close())

async function change(cookies: Record<string, string>, index: number, line: object) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const answer = await fetch(`${addresses[index % 2]}/api/shop/cart/update`, {
    method: 'PUT',
    headers: {
      [LABEL_HEADER]: 'race',
      origin: ORIGIN,
      'content-type': 'application/json',
      cookie: cookie.join('; '),
    },
    body: JSON.stringify([line]),
  })
  return answer.status
}

async function startedBasket(productId: number) {
  const { call, cookies } = visitor(first)
  await call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: productId, Quantity: 1 }])
  return { cookies, read: async () => (await call('GET', '/api/shop/cart/get')).json() }
}

describe('50 changes of one basket at once, through two processes', () => {
  it('of the same product lose nothing', async () => {
    const { productId } = await addProduct(first.database.owner, { stock: 1_000 })
    const { cookies, read } = await startedBasket(productId)
    const one = { Action: 1, ProductId: productId, Quantity: 1 }
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => change(cookies, index, one)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await read()).toMatchObject([{ Quantity: 51 }])
  })

  it('of different products lose nothing', async () => {
    const products = await Promise.all(Array.from({ length: 50 }, () => addProduct(first.database.owner)))
    const { cookies, read } = await startedBasket(products[0]?.productId ?? 0)
    const lines = products.map(({ productId }) => ({ Action: 1, ProductId: productId, Quantity: 1 }))
    const statuses = await Promise.all(lines.map((line, index) => change(cookies, index, line)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await read()).toHaveLength(50)
  })
})

describe('draining', () => {
  it('finishes the change under way and takes no more', async () => {
    const { productId } = await addProduct(first.database.owner)
    const { cookies, read } = await startedBasket(productId)
    const third = await buildApp(first.settings, { logger: false })
    addresses = [await third.listen({ port: 0, host: '127.0.0.1' }), ...addresses]
    const underWay = change(cookies, 0, { Action: 1, ProductId: productId, Quantity: 4 })
    await once(third.server, 'request')
    await third.close()
    expect(await underWay).toBe(200)
    expect(await read()).toMatchObject([{ Quantity: 5 }])
    await expect(change(cookies, 0, { Action: 1, ProductId: productId, Quantity: 1 })).rejects.toThrow()
  })
})
