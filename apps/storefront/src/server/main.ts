import { openMetrics } from '@rasteh/observability/metrics'
import { serveMetrics } from '@rasteh/observability/serve-metrics'
import { startTraces } from '@rasteh/observability/traces'
import { connectOpenSearch } from '@rasteh/search/opensearch'
import { EXIT_BAD_SETTINGS, readOrEnd } from '@rasteh/shop-core/settings'
import { keepOpenSearch } from '#features/product-list/public.ts'
import { readAssets } from '#page/document/assets.ts'
import { readSettings } from '../settings.ts'
import { buildApp } from './build-app.ts'
import { warmUp } from './warm-up.ts'

const settings = readOrEnd(
  () => readSettings(process.env),
  (message) => {
    console.error(message)
    process.exit(EXIT_BAD_SETTINGS)
  },
)
const traces = await startTraces('storefront', process.env)
keepOpenSearch(connectOpenSearch(process.env))
const clientFolder = `${import.meta.dirname}/../client`
let isDraining = false
let isWarm = false
const app = await buildApp({
  origin: settings.origin,
  assets: readAssets({ client: clientFolder, server: import.meta.dirname }),
  clientFolder,
  isReady: () => isWarm && !isDraining,
  securityContact: settings.securityContact,
})
if (traces) {
  // A visitor's word about traces is not believed: each begins here.
  app.addHook('onRequest', ({ raw: request, routeOptions }, { raw: response }, next) => {
    const route = () => routeOptions.url ?? '/*'
    traces.begin({ request, response, route, believesCaller: false }).run(next)
  })
  app.addHook('onClose', () => traces.close())
}
const metrics = settings.metrics && openMetrics()
if (metrics && settings.metrics) {
  await serveMetrics(metrics, settings.metrics)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? '/*'
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
}
// A connection that the edge keeps would outlive this process: each answer asks it to come again elsewhere.
app.addHook('onSend', async (_, reply) => {
  if (isDraining) reply.header('connection', 'close')
})

// Draining: the proxy in front learns it first, then no new connections, running pages finish, the process ends.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isDraining = true
    setTimeout(() => void app.close().finally(() => process.exit(0)), settings.drainMs)
  })
}

await app.listen({ port: settings.port, host: settings.host ?? '::' })
console.warn(`storefront listens on ${settings.origin}`)
await warmUp(app)
isWarm = true
