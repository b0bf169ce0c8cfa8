import { AsyncLocalStorage } from 'node:async_hooks'
import { type Link, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { watchPools } from '@rasteh/shop-store/platform/open-pools'
import type { TraceContext } from './trace-context.ts'
import { failSpan, tracePool } from './trace-pool.ts'
import type { TracedRequest, Traces } from './trace-types.ts'
import { fromTraceparent, toTraceparent } from './traceparent.ts'
import { readVersion } from './version.ts'

/**
 * The provider is ours alone and not the process's: Next would otherwise write spans of its own, whose addresses hold
 * what people search for.
 */
export function openTraces(service: string, env: Record<string, string | undefined>): Traces {
  const scheduledDelayMillis = Number(env.OTEL_BSP_SCHEDULE_DELAY ?? 5_000)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `rasteh-${service}`,
      'service.version': readVersion(env),
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1)),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis })],
  })
  const tracer = provider.getTracer('rasteh')
  const context: TraceContext = {
    tracer,
    open: new AsyncLocalStorage(),
    startBelow: (parent, name, options) =>
      tracer.startSpan(name, options, parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT),
  }
  watchPools((name, pool) => tracePool(context, name, pool))
  return {
    begin: (traced) => beginRequest(context, traced),
    headers: (): Record<string, string> => {
      const span = context.open.getStore()
      return span ? { traceparent: toTraceparent(span.spanContext()) } : {}
    },
    work: (queue, jobs, work) => runJobs(context, { queue, jobs, work }),
    close: () => provider.shutdown(),
  }
}

function beginRequest(
  { open, startBelow }: TraceContext,
  { request, response, route, believesCaller }: TracedRequest,
) {
  const { method = 'GET', headers } = request
  const parent = believesCaller ? fromTraceparent(headers.traceparent) : null
  const span = startBelow(parent, method, {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method },
  })
  response.once('close', () => {
    const { statusCode } = response
    span.updateName(`${method} ${route()}`)
    span.setAttributes({ 'http.route': route(), 'http.response.status_code': statusCode })
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return { run: <Value>(work: () => Value): Value => open.run(span, work) }
}

type Jobs = { queue: string; jobs: readonly { data: object | null }[]; work: () => Promise<unknown> }

/** A batch belongs to the trace of its first job and is linked to those of the others. */
async function runJobs({ open, startBelow }: TraceContext, { queue, jobs, work }: Jobs): Promise<unknown> {
  const asked = jobs.flatMap(({ data }) => fromTraceparent((data as { trace?: string } | null)?.trace) ?? [])
  const links: Link[] = asked.slice(1).map((context) => ({ context }))
  const span = startBelow(asked[0] ?? null, `job ${queue}`, {
    kind: SpanKind.CONSUMER,
    links,
    attributes: { 'messaging.destination.name': queue, 'messaging.batch.message_count': jobs.length },
  })
  try {
    return await open.run(span, work)
  } catch (error) {
    failSpan(span, error)
    throw error
  } finally {
    span.end()
  }
}
