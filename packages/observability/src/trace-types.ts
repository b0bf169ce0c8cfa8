import type { IncomingMessage, ServerResponse } from 'node:http'

export type TracedRequest = {
  request: IncomingMessage
  response: ServerResponse
  /** The pattern of the route, asked for at the end: never the URL, since codes and search words are in it. */
  route: () => string
  /** Whether the trace that the caller names is believed: another process of the shop's, not a visitor's. */
  believesCaller: boolean
}

/** Follows work through the processes: a request, its statements, the jobs that it asked for. */
export type Traces = {
  /** Begins the span of a request, which ends with its answer; what `run` runs belongs to it. */
  begin: (traced: TracedRequest) => { run: <Value>(work: () => Value) => Value }
  /** What a call to another process carries, so that its spans belong to the same trace. */
  headers: () => Record<string, string>
  /** Runs jobs under the trace of the request that asked for them. */
  work: (
    queue: string,
    jobs: readonly { data: object | null }[],
    work: () => Promise<unknown>,
  ) => Promise<unknown>
  close: () => Promise<void>
}
