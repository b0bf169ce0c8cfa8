import type { Traces } from '@rasteh/observability/traces'
import type { FastifyInstance } from 'fastify'

type Run = <Value>(work: () => Value) => Value

/**
 * A span for every request but those of the process's keeper. What comes after a hook belongs to the span; reading a
 * body goes on in the connection's own time, so the span is taken up again after it.
 */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const runs = new WeakMap<object, Run>()
  app.addHook('onRequest', (request, reply, next) => {
    const { raw, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    if (route.startsWith('/health/')) return next()
    const { run } = traces.begin({
      request: raw,
      response: reply.raw,
      route: () => route,
      believesCaller: true,
    })
    runs.set(request, run)
    run(next)
  })
  app.addHook('preValidation', (request, _, next) => {
    const run = runs.get(request)
    if (run) run(next)
    else next()
  })
  app.addHook('onClose', () => traces.close())
}
