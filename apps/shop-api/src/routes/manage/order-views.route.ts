import {
  DefaultViewRequest,
  MoveViewRequest,
  OrderViewParams,
  OrderViewRequest,
  RenameViewRequest,
} from '@rasteh/contracts/order-views'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import type { FastifyRequest } from 'fastify'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { currentUserId, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const preHandler = [noStore, managersOnly]
const response = { 200: DoneWire, 400: FailureWire, 403: FailureWire, 404: FailureWire, 409: FailureWire }
const own = { tags: ['manage'], params: OrderViewParams, response }
const by = (request: FastifyRequest, viewId: string) => ({ viewId, staffId: currentUserId(request) })

/** What managers do with the views that they keep of the list of orders. */
export async function orderViewsRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.orderViews,
    { schema: { tags: ['manage'], body: OrderViewRequest, response }, preHandler },
    async (request, reply) => {
      const { Name: name, Query: query, IsShared: isShared } = request.body
      const view = { name, query, isShared }
      return answerOutcome(reply, await app.orderViews.keep(currentUserId(request), view), toDone)
    },
  )
  app.post(
    MANAGE_PATHS.orderViewRename,
    { schema: { ...own, body: RenameViewRequest }, preHandler },
    async (request, reply) => {
      const given = { ...by(request, request.params.id), name: request.body.Name }
      return answerOutcome(reply, await app.orderViews.rename(given), toDone)
    },
  )
  app.post(
    MANAGE_PATHS.orderViewMove,
    { schema: { ...own, body: MoveViewRequest }, preHandler },
    async (request, reply) => {
      const given = { ...by(request, request.params.id), before: request.body.Before }
      return answerOutcome(reply, await app.orderViews.move(given), toDone)
    },
  )
  app.post(MANAGE_PATHS.orderViewRemove, { schema: own, preHandler }, async (request, reply) =>
    answerOutcome(reply, await app.orderViews.remove(by(request, request.params.id)), toDone),
  )
  app.post(
    MANAGE_PATHS.orderViewDefault,
    { schema: { ...own, body: DefaultViewRequest }, preHandler },
    async (request, reply) => {
      const given = { ...by(request, request.params.id), isDefault: request.body.IsDefault }
      return answerOutcome(reply, await app.orderViews.makeDefault(given), toDone)
    },
  )
}
