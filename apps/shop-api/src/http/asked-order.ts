import type { FastifyRequest } from 'fastify'
import type { AskedOrder } from '../services/orders/orders.ts'
import { currentCustomer } from './current-customer.ts'

/** The current user's order that the path names. */
export const askedOrder = (request: FastifyRequest, { id }: { id: string }): AskedOrder => ({
  orderId: id,
  ...currentCustomer(request),
})
