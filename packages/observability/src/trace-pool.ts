import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type pg from 'pg'
import { statementName, withoutValues } from './statement-text.ts'
import type { TraceContext } from './trace-context.ts'
import { toTraceparent } from './traceparent.ts'

type Query = (...given: unknown[]) => Promise<unknown>

/**
 * A span for every statement, below the request or job that made it. The session holds the trace in a setting, so that
 * a job which a statement (or its trigger) asks for carries the trace to the worker.
 */
export function tracePool(context: TraceContext, name: string, pool: pg.Pool): void {
  pool.on('connect', (client) => traceClient(context, name, client))
  const plain = pool.query.bind(pool) as Query
  const throughClient: Query = async (...given) => {
    const client = await pool.connect()
    try {
      const answer = await (client.query as Query)(...given)
      client.release()
      return answer
    } catch (error) {
      // As the pool itself does it: a client that failed is not given to others.
      client.release(error as Error)
      throw error
    }
  }
  pool.query = ((...given: unknown[]) =>
    isCallback(given) ? plain(...given) : throughClient(...given)) as typeof pool.query
}

const isCallback = (given: readonly unknown[]) => typeof given.at(-1) === 'function'

function traceClient({ open, startBelow }: TraceContext, pool: string, client: pg.PoolClient): void {
  const plain = client.query.bind(client) as Query
  let currentTrace = ''
  const setTrace = (traceparent: string) => {
    if (traceparent === currentTrace) return
    currentTrace = traceparent
    // Not waited for: statements of one session come in their order.
    plain("select set_config('rasteh.trace', $1, false)", [traceparent]).catch(() => {
      currentTrace = ''
    })
  }
  const traced: Query = async (...given) => {
    const asked = given[0] as string | { text?: string; name?: string }
    const parent = open.getStore()
    setTrace(parent ? toTraceparent(parent.spanContext()) : '')
    if (!parent) return plain(...given)
    const text = typeof asked === 'string' ? asked : (asked.text ?? '')
    // A rollback also undoes the setting that was made inside the transaction.
    if (/^\s*rollback\b/i.test(text)) currentTrace = ''
    const span = startBelow(
      parent.spanContext(),
      statementName(text, typeof asked === 'object' ? asked.name : ''),
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': withoutValues(text),
          'rasteh.pool': pool,
        },
      },
    )
    try {
      return await plain(...given)
    } catch (error) {
      failSpan(span, error)
      throw error
    } finally {
      span.end()
    }
  }
  client.query = ((...given: unknown[]) =>
    // Submittables and callbacks are answered at once, not by a promise.
    isCallback(given) || typeof (given[0] as { submit?: unknown })?.submit === 'function'
      ? plain(...given)
      : traced(...given)) as typeof client.query
}

/** The kind of a failure, never its words: a database repeats the row that it refuses. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = error as { code?: string; name?: string }
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'))
}
