import type { ManagedOrderWire } from '@rasteh/contracts/managed-orders'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { type TestShopApi, visitor } from './use-shop-api.ts'

/** A manager at the desk of orders. */
export function useManager(shop: TestShopApi) {
  let manager: ReturnType<typeof visitor>
  beforeAll(async () => {
    manager = visitor(shop)
    await signInAsStaff(manager.cookies, await addStaff(shop.database.owner, 'manager'))
  })
  const at = (orderId: string) => `/api/shop/manage/order/${orderId}`
  return {
    act: (orderId: string, act: string, body: object = {}) =>
      manager.call('POST', `${at(orderId)}/${act}`, body),
    see: async (orderId: string) => (await manager.call('GET', at(orderId))).json() as ManagedOrderWire,
    attempt: async (orderId: string) => {
      const [attempt] = ((await manager.call('GET', at(orderId))).json() as ManagedOrderWire).Attempts
      if (!attempt) throw new Error('the order has no attempt')
      return attempt
    },
  }
}
