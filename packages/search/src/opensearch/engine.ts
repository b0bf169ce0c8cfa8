import { Client, errors } from '@opensearch-project/opensearch'

export type EngineCall = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object
  /** Lines of a bulk call. */
  readonly lines?: readonly object[]
  readonly withinMs?: number
}

/** A cluster as the adapter speaks to it. A node that does not answer is passed over for a while. */
export type Engine = {
  /** The answer's body; the caller knows its shape from the call. */
  ask: <Answer>(call: EngineCall) => Promise<Answer>
  close: () => Promise<void>
}

/** A search that takes longer is answered elsewhere. */
const ANSWER_WITHIN_MS = 600

export function connectEngine(urls: readonly string[], answerWithinMs = ANSWER_WITHIN_MS): Engine {
  const client = new Client({
    nodes: [...urls],
    maxRetries: urls.length - 1,
    requestTimeout: answerWithinMs,
    // A killed node is asked again after a moment, by the next call, without a ping that could itself hang.
    resurrectStrategy: 'optimistic',
  })
  return {
    async ask({ method, path, query, body, lines, withinMs }) {
      const { body: answer } = await client.transport.request(
        {
          method,
          path,
          ...(query && { querystring: query }),
          ...(body && { body }),
          ...(lines && { bulkBody: [...lines] }),
        },
        { ...(withinMs && { requestTimeout: withinMs }) },
      )
      return answer
    },
    close: () => client.close(),
  }
}

/** Whether the engine answered that what was asked for is not there. */
export const isMissing = (error: unknown) => error instanceof errors.ResponseError && error.statusCode === 404
