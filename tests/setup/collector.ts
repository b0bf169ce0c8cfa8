import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CollectedSpan = {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  attributes: Record<string, unknown>
}

type Value = Record<string, unknown>
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes'> & { attributes?: { key: string; value: Value }[] })[]
    }[]
  }[]
}

/** Receives spans as OTLP over HTTP brings them, in JSON, and keeps them. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (request.url === '/v1/traces') spans.push(...readSpans(JSON.parse(Buffer.concat(parts).toString())))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function readSpans({ resourceSpans }: Sent): CollectedSpan[] {
  const valuesOf = (all: { key: string; value: Value }[] = []) =>
    Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]]))
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(span.attributes),
      })),
    ),
  )
}
