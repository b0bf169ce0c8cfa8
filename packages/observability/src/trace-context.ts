import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Span, SpanContext, SpanOptions, Tracer } from '@opentelemetry/api'

/** Spans of one process: which of them is open belongs to the work itself, through all its waiting. */
export type TraceContext = {
  tracer: Tracer
  open: AsyncLocalStorage<Span>
  startBelow: (parent: SpanContext | null, name: string, options: SpanOptions) => Span
}
