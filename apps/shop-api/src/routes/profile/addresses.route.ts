import {
  AddressesWire,
  AddressParams,
  AddressSaveRequest,
  toAddressesWire,
  toTypedAddress,
} from '@rasteh/contracts/addresses'
import { FieldRefusalsWire, toFieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadAddresses, removeAddress } from '@rasteh/shop-store/addresses'
import type { FastifyRequest } from 'fastify'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { keepAddress } from './keep-address.ts'

const NOT_FOUND = { Message: 'AddressNotFound' }
const TOO_MANY = { Message: 'TooManyAddresses' }
const change = { tags: ['profile'], body: AddressSaveRequest }
const answers = { 200: AddressesWire, 401: FailureWire }
const config = { rateLimit: {} }

/** The customer's own addresses. Each answer is all of them, so that a page never guesses which is the default. */
export async function addressRoutes(app: ShopApi) {
  const all = async (request: FastifyRequest, customerId: number) =>
    toAddressesWire(await loadAddresses(app.database, customerId, localeOf(request)))

  app.get(
    ADDED_PATHS.accountAddresses,
    { schema: { tags: ['profile'], response: answers } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      return customerId ? all(request, customerId) : reply.code(401).send(SIGN_IN_REQUIRED)
    },
  )
  app.post(
    ADDED_PATHS.accountAddresses,
    { schema: { ...change, response: { ...answers, 400: FieldRefusalsWire, 409: FailureWire } }, config },
    async (request, reply) => {
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const values = toTypedAddress(request.body)
      const given = { id: null, values, isDefault: request.body.IsDefault }
      const kept = await keepAddress(app.database, customerId, given)
      if (!kept.ok) return reply.code(400).send(toFieldRefusalsWire(kept.refusal))
      return kept.value.id ? all(request, customerId) : reply.code(409).send(TOO_MANY)
    },
  )
  app.put(
    ADDED_PATHS.accountAddress,
    {
      schema: {
        ...change,
        params: AddressParams,
        response: { ...answers, 400: FieldRefusalsWire, 404: FailureWire },
      },
      config,
    },
    async (request, reply) => {
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const values = toTypedAddress(request.body)
      const given = { id: request.params.id, values, isDefault: request.body.IsDefault }
      const kept = await keepAddress(app.database, customerId, given)
      if (!kept.ok) return reply.code(400).send(toFieldRefusalsWire(kept.refusal))
      return kept.value.id ? all(request, customerId) : reply.code(404).send(NOT_FOUND)
    },
  )
  app.delete(
    ADDED_PATHS.accountAddress,
    {
      schema: { tags: ['profile'], params: AddressParams, response: { ...answers, 404: FailureWire } },
      config,
    },
    async (request, reply) => {
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const isRemoved = await removeAddress(app.database, customerId, request.params.id)
      return isRemoved ? all(request, customerId) : reply.code(404).send(NOT_FOUND)
    },
  )
}
