import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answered, type Mood, PROTOCOLS, type Sent } from './protocols.ts'

export type { Mood, Sent }

export type SmsSimulator = {
  url: string
  /** Every message that a provider took, the newest last. */
  sent: Sent[]
  /** How the provider behaves towards one mobile, or towards all. */
  behave: (mood: Mood, mobile?: string) => void
  stop: () => Promise<void>
}

/** Four SMS providers in one server, each at its own path. Nothing leaves the machine. */
export async function startSmsSimulator(
  options: { port?: number; onSent?: (sent: Sent) => void } = {},
): Promise<SmsSimulator> {
  const sent: Sent[] = []
  const moods = new Map<string, Mood>()
  const moodOf = (to: string) => moods.get(to) ?? moods.get('all') ?? 'success'
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator')
    if (pathname === '/messages') {
      const to = searchParams.get('to')
      return answer(response, { status: 200, body: sent.filter((one) => to === null || one.to === to) })
    }
    const protocol = PROTOCOLS.find(({ path }) => path.test(pathname))
    if (!protocol || request.method !== 'POST') return answer(response, { status: 404, body: {} })
    const body = await readBody(request)
    const message = protocol.read({ path: pathname, headers: request.headers, body })
    if (!message) return answer(response, protocol.answers.malformed)
    const mood = moodOf(message.to)
    if (mood === 'dead') return request.socket.destroy()
    if (mood === 'refused' || mood === 'busy') return answer(response, protocol.answers[mood])
    // A slow provider takes the message and says nothing: a client that asks again sends it twice.
    const one = { ...message, provider: protocol.provider }
    sent.push(one)
    options.onSent?.(one)
    if (mood !== 'slow') answer(response, protocol.answers.success)
  })
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    behave: (mood, mobile = 'all') => moods.set(mobile, mood),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function answer(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += part
  if (!request.headers['content-type']?.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
