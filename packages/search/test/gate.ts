import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A door before a real node that a test can shut, as when the node is killed, and open again at the same place. */
export type Gate = { readonly url: string; shut: () => Promise<void>; open: () => Promise<void> }

export async function openGate(nodeUrl: string): Promise<Gate> {
  const { hostname, port } = new URL(nodeUrl)
  const sockets = new Set<Socket>()
  let server: Server
  let gatePort = 0
  const pass = (incoming: Socket) => {
    const outgoing = connect(Number(port), hostname)
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
  async function open() {
    server = createServer(pass).listen(gatePort, '127.0.0.1')
    await once(server, 'listening')
    // A server on a port always has an address with its number.
    gatePort = (server.address() as AddressInfo).port
  }
  async function shut() {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  await open()
  return { url: `http://127.0.0.1:${gatePort}`, shut, open }
}
