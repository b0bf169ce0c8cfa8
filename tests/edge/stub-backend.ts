import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type StubBackend = {
  port: number
  /** The addresses that were asked for, without those of the probe. */
  asked: string[]
  answer: Answer
  /** Ends it and every connection to it, as a death would. */
  die: () => Promise<void>
}

/** Something that answers in place of a process of the shop, so that a test sees what the edge asks. */
export async function startBackend(answer: Answer, port = 0): Promise<StubBackend> {
  const backend: StubBackend = { port: 0, asked: [], answer, die: async () => {} }
  const server = createServer((request, response) => {
    if (request.url === '/health/ready') return void response.end()
    backend.asked.push(`${request.method} ${request.url}`)
    backend.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  backend.port = (server.address() as AddressInfo).port
  backend.die = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return backend
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const taken = await startBackend(() => {})
  await taken.die()
  return taken.port
}
