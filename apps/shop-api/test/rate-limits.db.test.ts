import { randomInt } from 'node:crypto'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const counted = useShopApi({ changesPerMinute: 5 })
const uncounted = useShopApi({ changesPerMinute: 5, redisUrl: 'redis://127.0.0.1:1/0' })

/** Six changes from one address that no other test run has used. */
async function sixChanges(shop: typeof counted): Promise<number[]> {
  const { productId } = await addProduct(shop.database.owner)
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const { call } = visitor(shop)
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) {
    const change = [{ Action: 0, ProductId: productId, Quantity: 1 }]
    statuses.push((await call('PUT', '/api/shop/cart/update', change, { remoteAddress })).statusCode)
  }
  return statuses
}

describe('many changes from one address', () => {
  it('are answered 429 beyond the limit', async () => {
    expect(await sixChanges(counted)).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('all pass while Redis is gone: the shop goes on selling', async () => {
    expect(await sixChanges(uncounted)).toEqual([200, 200, 200, 200, 200, 200])
  })
})
