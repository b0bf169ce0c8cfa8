import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway } from '../../tools/gateway/open-gateway.ts'

/** Part of every handshake (RFC 6455, 1.3). */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** Greets every websocket with its own name and the path that was asked for. */
async function openGreeter(name: string): Promise<Server> {
  const server = createServer()
  server.on('upgrade', ({ url, headers }, socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64')
    const protocol = headers['sec-websocket-protocol']
    const lines = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
      ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const text = Buffer.from(`${name} ${url}`)
    socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
let storefront: Server
let dashboard: Server
let gateway: Awaited<ReturnType<typeof openGateway>>
let origin = ''

beforeAll(async () => {
  storefront = await openGreeter('storefront')
  dashboard = await openGreeter('dashboard')
  const urls = { storefrontUrl: urlOf(storefront), dashboardUrl: urlOf(dashboard) }
  gateway = await openGateway({ ...urls, shopApiUrl: 'http://127.0.0.1:1', hasUpgrades: true })
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await gateway.close()
  for (const server of [storefront, dashboard]) {
    server.close()
    server.closeAllConnections()
  }
})

it.each([
  ['/@vite-hmr?token=a', 'storefront', ['vite-hmr']],
  ['/_next/webpack-hmr?id=a', 'dashboard', []],
])('while somebody develops, the websocket %s is the %s’s', async (path, name, protocols) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, protocols)
  const greeting = await new Promise((heard, failed) => {
    socket.addEventListener('message', ({ data }) => heard(data), { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  socket.close()
  expect(greeting).toBe(`${name} ${path}`)
})
