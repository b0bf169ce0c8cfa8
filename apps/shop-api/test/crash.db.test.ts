import type { ChildProcess } from 'node:child_process'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { afterEach, describe, expect, it } from 'vitest'
import { cookieHeader, startProcess } from './start-process.ts'
import { ORIGIN, useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const running: ChildProcess[] = []
afterEach(() => {
  for (const process of running.splice(0)) process.kill('SIGKILL')
})

async function start() {
  const started = await startProcess(shop)
  running.push(started.process)
  return started
}

describe('a shop-api process killed in mid-request', () => {
  it('leaves every basket either as it was or wholly changed, and the next process goes on', {
    timeout: 90_000,
  }, async () => {
    const [one, two] = await Promise.all([
      addProduct(shop.database.owner, { stock: 9_000 }),
      addProduct(shop.database.owner, { stock: 9_000 }),
    ])
    const { call, cookies } = visitor(shop)
    const both = [one, two].map(({ productId }) => ({ Action: 1, ProductId: productId, Quantity: 1 }))
    await call('POST', '/api/shop/cart/create', both)
    const headers = {
      [LABEL_HEADER]: 'crash',
      origin: ORIGIN,
      'content-type': 'application/json',
      cookie: cookieHeader(cookies),
    }

    let acknowledged = 1
    for (let round = 0; round < 3; round += 1) {
      const { process, address } = await start()
      const answers = Array.from({ length: 40 }, () =>
        fetch(`${address}/api/shop/cart/update`, { method: 'PUT', headers, body: JSON.stringify(both) }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      await Promise.race(answers)
      process.kill('SIGKILL')
      acknowledged += (await Promise.all(answers)).filter((status) => status === 200).length
    }

    const { process: _, address } = await start()
    const lines = (await (await fetch(`${address}/api/shop/cart/get`, { headers })).json()) as {
      Quantity: number
    }[]
    const quantities = lines.map(({ Quantity }) => Quantity)
    expect(quantities).toHaveLength(2)
    expect(quantities[0]).toBe(quantities[1])
    expect(quantities[0]).toBeGreaterThanOrEqual(acknowledged)
  })
})
