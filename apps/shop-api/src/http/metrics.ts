import { type Metrics, openMetrics } from '@rasteh/observability/metrics'
import { serveMetrics } from '@rasteh/observability/serve-metrics'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null for a process without a metrics port: it counts nothing. */
    metrics: (Metrics & { port: number }) | null
  }
}

/** Figures for Prometheus on a port of their own; the shop's own port does not know them. */
export const metrics = fp(async (app) => {
  const address = app.settings.metrics
  if (!address) return void app.decorate('metrics', null)
  const kept = openMetrics()
  const { port, close } = await serveMetrics(kept, address)
  app.decorate('metrics', { ...kept, port })
  app.addHook('onClose', close)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // An address that is no route has no pattern; what was asked for is never a label.
    const route = routeOptions.url ?? 'none'
    kept.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
})
