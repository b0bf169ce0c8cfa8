import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

type Environment = Record<string, string | undefined>
export type MetricsAddress = { host: string; port: number }

/**
 * Where this process serves its metrics: a port of its own, on loopback unless METRICS_HOST says otherwise, which no
 * edge knows. Null without a port.
 */
export function readMetricsAddress(env: Environment, portName: string): MetricsAddress | null {
  const port = Number(env[portName] ?? 0)
  return port > 0 ? { host: env.METRICS_HOST ?? '127.0.0.1', port } : null
}

/** The answer to a client that speaks no HTTP. */
const BROKEN = [
  'HTTP/1.1 400 Bad Request',
  'Content-Length: 0',
  'X-Content-Type-Options: nosniff',
  'Connection: close',
  '',
  '',
].join('\r\n')

/** Answers GET /metrics as Prometheus reads it, and nothing else. */
export async function serveMetrics({ registry }: Pick<Metrics, 'registry'>, { host, port }: MetricsAddress) {
  const server = createServer(async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await registry.metrics().catch(() => null)
    if (text === null) return void response.writeHead(500).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.on('clientError', (_, socket) => socket.end(BROKEN, () => socket.destroy()))
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, host, ready))
  // Reading metrics does not keep a process from ending.
  server.unref()
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  const address = server.address()
  return { close, port: typeof address === 'object' && address ? address.port : port }
}
