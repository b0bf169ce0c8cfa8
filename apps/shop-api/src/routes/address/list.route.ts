import { AddressesWire, toAddressesWire } from '@rasteh/contracts/addresses'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { currentCustomer } from '../../http/current-customer.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The current user's addresses. */
export async function listAddressesRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.accountAddresses,
    {
      schema: { tags: ['profile'], response: { 200: AddressesWire, 401: FailureWire } },
      preHandler: [noStore, customersOnly],
    },
    async (request) => toAddressesWire(await app.addressBook.list(currentCustomer(request))),
  )
}
