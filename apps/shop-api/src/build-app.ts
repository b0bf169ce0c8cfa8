import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { openServer } from '@rasteh/http-server/open-server'
import type { Traces } from '@rasteh/observability/traces'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { acceptEmptyJson } from './http/accept-empty-json.ts'
import { answerErrors } from './http/answer-errors.ts'
import { answerPolicy } from './http/answer-policy.ts'
import { currentUser } from './http/current-user.ts'
import { draining } from './http/draining.ts'
import { guardChanges } from './http/guard-changes.ts'
import { logRequests } from './http/log-requests.ts'
import { loggerOptions } from './http/logger-options.ts'
import { metrics } from './http/metrics.ts'
import { nameCaller, trustNamedCaller } from './http/name-caller.ts'
import { nextRequestId } from './http/next-request-id.ts'
import { toPlatformUrl } from './http/platform-url.ts'
import { routeList } from './http/route-list.ts'
import { sessionClaims } from './http/session-claims.ts'
import type { ShopApi } from './http/shop-api.ts'
import { traceRequests } from './http/trace-requests.ts'
import { cookies } from './plugins/external/cookies.ts'
import { multiparts } from './plugins/external/multiparts.ts'
import { openApi } from './plugins/external/open-api.ts'
import { rateLimits } from './plugins/external/rate-limits.ts'
import { routes } from './routes/routes.ts'
import { productSearch } from './services/search/product-search.ts'
import { services } from './services/services.ts'
import { stores } from './services/stores.ts'
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
  await app.register(sessionClaims)
  await app.register(currentUser)
  await app.register(guardChanges)
  await app.register(productSearch)
  await app.register(services)
  await app.register(routes)
  return app
}
