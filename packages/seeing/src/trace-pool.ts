import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type pg from 'pg'
import type { SpanRoom } from './span-room.ts'
import { statementName, withoutValues } from './statement-text.ts'
import { toTraceparent } from './traceparent.ts'

type Query = (...given: unknown[]) => Promise<unknown>

/**
 * A span for every statement, below the request or job that made it. The session is told the trace, so that a job which
 * a statement (or a trigger below it) asks for carries it to the worker.
 */
export function tracePool(room: SpanRoom, name: string, pool: pg.Pool): void {
  pool.on('connect', (client) => traceClient(room, name, client))
  const plain = pool.query.bind(pool) as Query
  const throughClient: Query = async (...given) => {
    const client = await pool.connect()
    try {
      const answer = await (client.query as Query)(...given)
      client.release()
      return answer
    } catch (error) {
      // As the pool itself does it: who failed is not handed to others.
      client.release(error as Error)
      throw error
    }
  }
  pool.query = ((...given: unknown[]) =>
    isCallback(given) ? plain(...given) : throughClient(...given)) as typeof pool.query
}

const isCallback = (given: readonly unknown[]) => typeof given.at(-1) === 'function'

function traceClient({ open, startBelow }: SpanRoom, pool: string, client: pg.PoolClient): void {
  const plain = client.query.bind(client) as Query
  let told = ''
  const tell = (traceparent: string) => {
    if (traceparent === told) return
    told = traceparent
    // Not waited for: statements of one session come in their order.
    plain("select set_config('rasteh.trace', $1, false)", [traceparent]).catch(() => {
      told = ''
    })
  }
  const traced: Query = async (...given) => {
    const asked = given[0] as string | { text?: string; name?: string }
    const parent = open.getStore()
    tell(parent ? toTraceparent(parent.spanContext()) : '')
    if (!parent) return plain(...given)
    const text = typeof asked === 'string' ? asked : (asked.text ?? '')
    // What was told inside it goes with it.
    if (/^\s*rollback\b/i.test(text)) told = ''
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
