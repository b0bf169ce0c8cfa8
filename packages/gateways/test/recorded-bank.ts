import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Attempt, PaymentAsked } from '../src/gateway.ts'

export type Recorded = { method: string; path: string; headers: Record<string, unknown>; text: string }
type Given =
  | { status?: number; headers?: Record<string, string>; body: object | string }
  | 'silence'
  | 'hang-up'

/** A bank that gives the answers set by the test, in order, and keeps what it was asked, word for word. */
export async function startRecordedBank() {
  const asked: Recorded[] = []
  const answers: Given[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, text })
    const given = answers.shift() ?? 'hang-up'
    if (given === 'silence') return
    if (given === 'hang-up') return void response.destroy()
    const { status = 200, headers = {}, body } = given
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Forgets what was asked, and sets what is answered next. */
    answers: (...given: Given[]) => {
      asked.length = 0
      answers.splice(0, answers.length, ...given)
    },
    /** The bodies of the calls so far, as JSON. */
    bodies: () => asked.map(({ text }) => JSON.parse(text)),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
export type RecordedBank = Awaited<ReturnType<typeof startRecordedBank>>

export const ADDRESS = { timeOutMs: 5_000, verifyWithinMinutes: 30 }
export const ASKED: PaymentAsked = {
  attemptNumber: 7001,
  amountRial: 1_250_000,
  returnUrl: 'https://shop.example/shop/payment/return/bank/7001?a=1&b=2',
  mobile: '09121234567',
  description: 'سفارش ۷۰۰۱',
}
export const attempt = (authority: string, kept: Record<string, string> | null = null): Attempt => ({
  attemptNumber: 7001,
  amountRial: 1_250_000,
  authority,
  kept,
})
