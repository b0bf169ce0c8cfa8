import { AddressesWire, AddressParams, toAddressesWire } from '@rasteh/contracts/addresses'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentCustomer } from '../../http/current-customer.ts'
import { customersOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Removes an address. */
export async function removeAddressRoute(app: ShopApi) {
  app.delete(
    ADDED_PATHS.accountAddress,
    {
      schema: {
        tags: ['profile'],
        params: AddressParams,
        response: { 200: AddressesWire, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: customersOnly,
    },
    async (request, reply) => {
      const left = await app.addressBook.remove(currentCustomer(request), request.params.id)
      return answerOutcome(reply, left, toAddressesWire)
    },
  )
}
