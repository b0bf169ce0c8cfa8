import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { isDashboardPath, isShopPath } from '@rasteh/contracts/paths'
import { isUpgrade, openServer } from '@rasteh/http-server/open-server'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'

type Gateway = {
  storefrontUrl: string
  dashboardUrl: string
  shopApiUrl: string
  /** The tools of Vite and Next speak websocket while somebody develops. */
  hasUpgrades: boolean
}

/**
 * One origin for storefront, dashboard and shop-api where no edge is in front of them: in development and for tests.
 * It leads by the same lists as the edge (SHOP_PATHS, DASHBOARD_PATHS) to three fixed URLs, and refuses what the edge
 * refuses.
 */
export async function openGateway(gateway: Gateway): Promise<FastifyInstance> {
  const { storefrontUrl, dashboardUrl, shopApiUrl, hasUpgrades } = gateway
  const upstreamOf = ({ url }: { url: string }) => {
    const [pathname = ''] = url.split('?')
    if (isShopPath(pathname)) return shopApiUrl
    if (isDashboardPath(pathname) || (hasUpgrades && NEXT_TOOLS.test(pathname))) return dashboardUrl
    return storefrontUrl
  }
  const app = Fastify({
    serverFactory: (answer) =>
      openServer(answer, { shouldUpgradeCallback: (request) => hasUpgrades && isUpgrade(request) }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 8_192 },
  })
  // Bodies go on as they come, of every type.
  app.removeAllContentTypeParsers()
  const plain = {
    upstream: '',
    disableRequestLogging: true,
    // A dashboard's import may take its time.
    undici: { headersTimeout: 130_000, bodyTimeout: 130_000, connections: 128 },
    replyOptions: {
      getUpstream: upstreamOf,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        ...UNTOLD,
        host: request.headers.host,
        // No proxy is in front of it: whatever the caller claims to be forwarded for is not believed.
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-proto': 'http',
      }),
      // A refusal for the moment is passed on at once, not retried.
      retryDelay: () => null,
      onError: (reply) => reply.code(502).header('retry-after', '1').send({ error: 'ShopUnreachable' }),
    },
  } satisfies FastifyHttpProxyOptions
  await app.register(proxy, hasUpgrades ? { ...plain, ...WEBSOCKETS } : plain)
  return app
}

/** What Next's error overlay asks for while somebody develops. */
const NEXT_TOOLS = /^\/__nextjs/

const WEBSOCKETS = {
  websocket: true,
  wsClientOptions: {
    rewriteRequestHeaders: (_: unknown, { headers }: FastifyRequest) =>
      pick(headers, ['cookie', 'origin', 'host']),
  },
} as const

/** What the edge does not hand on either: a visitor's word about traces and about himself. */
const UNTOLD = {
  traceparent: undefined,
  tracestate: undefined,
  baggage: undefined,
  forwarded: undefined,
  expect: undefined,
  'x-real-ip': undefined,
  'x-request-id': undefined,
  'x-forwarded-host': undefined,
}

function pick(headers: FastifyRequest['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}
