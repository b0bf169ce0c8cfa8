import {
  AddressesWire,
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

/** Adds an address. */
export async function addAddressRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.accountAddresses,
    {
      schema: {
        tags: ['profile'],
        body: AddressSaveRequest,
        response: { 200: AddressesWire, 401: FailureWire, 400: FieldRefusalsWire, 409: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: customersOnly,
    },
    async (request, reply) => {
      const typed = toTypedAddress(request.body)
      return answerOutcome(reply, await app.addressBook.add(currentCustomer(request), typed), toAddressesWire)
    },
  )
}
