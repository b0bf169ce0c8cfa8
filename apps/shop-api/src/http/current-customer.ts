import type { FastifyRequest } from 'fastify'
import { currentUserId } from './current-user.ts'
import { localeOf } from './locale-of.ts'

/** The customer whom the route's guard let through, and the language in which they read. */
export const currentCustomer = (request: FastifyRequest) => ({
  customerId: currentUserId(request),
  locale: localeOf(request),
})
