import {
  AddressesWire,
  AddressParams,
  AddressSaveRequest,
  toAddressesWire,
  toTypedAddress,
} from '@rasteh/contracts/addresses'
import { FieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentCustomer } from '../../http/current-customer.ts'
import { customersOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Changes an address. */
export async function updateAddressRoute(app: ShopApi) {
  app.put(
    ADDED_PATHS.accountAddress,
    {
      schema: {
        tags: ['profile'],
        body: AddressSaveRequest,
        params: AddressParams,
        response: { 200: AddressesWire, 401: FailureWire, 400: FieldRefusalsWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: customersOnly,
    },
    async (request, reply) => {
      const typed = toTypedAddress(request.body)
      const saved = await app.addressBook.update(currentCustomer(request), request.params.id, typed)
      return answerOutcome(reply, saved, toAddressesWire)
    },
  )
}
