import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDashboardPath } from '@rasteh/contracts/paths'
import { isUpgrade, openServer } from '@rasteh/http-server/open-server'
import { openMetrics } from '@rasteh/observability/metrics'
import { serveMetrics } from '@rasteh/observability/serve-metrics'
import { startTraces } from '@rasteh/observability/traces'
import { connectOpenSearch } from '@rasteh/search/opensearch'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { EXIT_BAD_SETTINGS, readOrEnd } from '@rasteh/shop-core/settings'
import next from 'next'
import { nameCaller } from '#cms-api/caller-header.ts'
import { keepPdfReader } from '#collections/Files/text/kept-reader.ts'
import { openPdfReader } from '#collections/Files/text/open-pdf-reader.ts'
import { keepOpenSearch } from '#database/open-search.ts'
import { readSettings } from '#settings.ts'
import { createStaticServer } from './serve-static.ts'
import { setSecurityHeaders } from './set-security-headers.ts'
import { warmUp } from './warm-up.ts'

const settings = readOrEnd(
  () => readSettings(process.env),
  (message) => {
    console.error(message)
    process.exit(EXIT_BAD_SETTINGS)
  },
)
const traces = await startTraces('dashboard', process.env)
keepOpenSearch(connectOpenSearch(process.env))
keepPdfReader(openPdfReader())
const dev = process.env.NODE_ENV !== 'production'
const app = next({ dev, dir: `${import.meta.dirname}/../..`, hostname: '127.0.0.1', port: settings.port })
await app.prepare()
const buildDirectory = `${import.meta.dirname}/../../${process.env.NEXT_DIST_DIR ?? '.next'}`
const serveStatic = dev ? () => false : createStaticServer(buildDirectory)
const handle = app.getRequestHandler()
let isDraining = false
let isWarm = dev
const metrics = settings.metrics && openMetrics()
if (metrics && settings.metrics) await serveMetrics(metrics, settings.metrics)

/** Next listens for upgrades by itself and forwards one to the host that its address names. Only its own tools need them. */
const server = openServer(answerRequest, {
  shouldUpgradeCallback: (request) => dev && isUpgrade(request),
})

function answerRequest(request: IncomingMessage, response: ServerResponse): void {
  // A connection that the edge keeps would outlive this process: each answer asks it to come again elsewhere.
  if (isDraining) response.setHeader('connection', 'close')
  const { pathname } = new URL(request.url ?? '/', settings.origin)
  if (pathname === '/health/ready') return void response.writeHead(isWarm && !isDraining ? 200 : 503).end()
  if (metrics) time(request, response, pathname)
  if (!traces) return void answer(request, response, pathname)
  // A visitor's word about traces is not believed: each begins here.
  const route = () => routeOf(pathname)
  traces
    .begin({ request, response, route, believesCaller: false })
    .run(() => answer(request, response, pathname))
}

function answer(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  // The proxy in front routes every other path elsewhere; here it is not found.
  if (!isDashboardPath(pathname)) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
  nameCaller(request, settings.trustedProxies)
  // While developing, Next's own tools write scripts and styles that no policy would let through.
  if (!dev) setSecurityHeaders({ request, response, pathname, origin: settings.origin })
  if (serveStatic(request, response, pathname)) return
  handle(request, response).catch((error: unknown) => {
    console.error(toQuietError(error))
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
}

function time({ method = 'GET' }: IncomingMessage, response: ServerResponse, pathname: string): void {
  const startedAt = performance.now()
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000
    metrics?.answered({ method, route: routeOf(pathname), status: response.statusCode, seconds })
  })
}

/** The pattern of a path, for figures: few, whatever anybody asks for. */
function routeOf(pathname: string): string {
  return isDashboardPath(pathname) ? `/${pathname.split('/')[1]}/*` : '/*'
}

// Draining: the proxy in front learns of it first, then no new connections, calls under way finish, the process ends.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isDraining = true
    setTimeout(close, settings.drainMs)
  })
}

function close(): void {
  server.close(() => Promise.resolve(traces?.close()).finally(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 10_000).unref()
}

server.listen(settings.port, settings.host, () => {
  console.warn(`dashboard listens on port ${settings.port}`)
  if (!dev) warmUp(settings).finally(() => (isWarm = true))
})
