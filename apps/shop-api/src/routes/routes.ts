import type { ShopApi } from '../http/shop-api.ts'
import { createRoute } from './cart/create.route.ts'
import { deleteRoute } from './cart/delete.route.ts'
import { getRoute } from './cart/get.route.ts'
import { updateRoute } from './cart/update.route.ts'
import { healthRoutes } from './health/health.route.ts'
import { meRoute } from './me/me.route.ts'
import { getJsMessagesRoute } from './messages/get-js-messages.route.ts'

/** Every route of shop-api. */
export async function routes(app: ShopApi) {
  await createRoute(app)
  await updateRoute(app)
  await getRoute(app)
  await deleteRoute(app)
  await getJsMessagesRoute(app)
  await meRoute(app)
  await healthRoutes(app)
}
