import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { openServer } from '@rasteh/http-server/open-server'
import type { Traces } from '@rasteh/seeing/traces'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { acceptEmptyJson } from './http/accept-empty-json.ts'
import { answerErrors } from './http/answer-errors.ts'
import { logRequests } from './http/log-requests.ts'
import { loggerOptions } from './http/logger-options.ts'
import { nameCaller, trustNamedCaller } from './http/name-caller.ts'
import { nextRequestId } from './http/next-request-id.ts'
import { toPlatformUrl } from './http/platform-url.ts'
import type { ShopApi } from './http/shop-api.ts'
import { traceRequests } from './http/trace-requests.ts'
import { answerPolicy } from './plugins/app/answer-policy.ts'
import { baskets } from './plugins/app/baskets.ts'
import { captchas } from './plugins/app/captchas.ts'
import { draining } from './plugins/app/draining.ts'
import { guardChanges } from './plugins/app/guard-changes.ts'
import { metrics } from './plugins/app/metrics.ts'
import { orders } from './plugins/app/orders.ts'
import { privateFiles } from './plugins/app/private-files.ts'
import { productSearch } from './plugins/app/product-search.ts'
import { routeList } from './plugins/app/route-list.ts'
import { sessions } from './plugins/app/sessions.ts'
import { stores } from './plugins/app/stores.ts'
import { cookies } from './plugins/external/cookies.ts'
import { multiparts } from './plugins/external/multiparts.ts'
import { openApi } from './plugins/external/open-api.ts'
import { rateLimits } from './plugins/external/rate-limits.ts'
import { routes } from './routes/routes.ts'
import type { ShopApiSettings } from './settings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: ShopApiSettings
  }
}

/** The whole of shop-api, ready to listen or to be injected into. */
export async function buildApp(
  settings: ShopApiSettings,
  options: FastifyServerOptions = {},
  traces: Traces | null = null,
): Promise<ShopApi> {
  const app: ShopApi = Fastify({
    logger: loggerOptions(settings.logLevel),
    // One line a request is enough, and is written by `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustNamedCaller,
    serverFactory: (answer) => openServer(answer),
    genReqId: nextRequestId,
    bodyLimit: 256 * 1024,
    // "1e309" is taken for the number Infinity, and only without this are bounds held against it.
    ajv: { customOptions: { strictNumbers: false } },
    rewriteUrl: ({ url = '/' }) => toPlatformUrl(url),
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    ...options,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('settings', settings)
  nameCaller(app, settings.trustedProxies)
  acceptEmptyJson(app)
  answerErrors(app)
  logRequests(app)
  if (traces) traceRequests(app, traces)
  await app.register(answerPolicy)
  await app.register(routeList)
  await app.register(draining)
  await app.register(metrics)
  await app.register(openApi)
  await app.register(cookies)
  await app.register(multiparts)
  await app.register(stores)
  await app.register(rateLimits)
  await app.register(sessions)
  await app.register(guardChanges)
  await app.register(baskets)
  await app.register(orders)
  await app.register(captchas)
  await app.register(privateFiles)
  await app.register(productSearch)
  await app.register(routes)
  return app
}
