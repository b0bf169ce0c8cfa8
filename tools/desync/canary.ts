import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Somebody else's server on this machine: every connection to it is a request that went astray. */
export async function openCanary() {
  const visits: string[] = []
  const server = createServer((socket) => {
    visits.push('a connection')
    socket.on('data', (data) => visits.push(data.toString('latin1').slice(0, 200)))
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nstolen')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, visits, close: () => server.close() }
}
