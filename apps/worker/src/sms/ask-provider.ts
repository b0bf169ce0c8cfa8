import type { Delivery } from './sms-provider.ts'

const TIME_OUT_MS = 10_000

export type ProviderCall = {
  url: string
  headers?: Record<string, string>
  /** Sent as JSON, or as a form when it is one. */
  body: object | URLSearchParams
  timeOutMs?: number
  read: (answer: { status: number; body: Record<string, unknown> }) => Delivery
}

/** These are known before anything is sent: no host answered, or no host has that name. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
])

/** Asks a provider to send. What it says goes no further than a code of its own: its texts may repeat ours. */
export async function askProvider(call: ProviderCall): Promise<Delivery> {
  const { url, headers = {}, body, read, timeOutMs = TIME_OUT_MS } = call
  const isForm = body instanceof URLSearchParams
  let answer: Response
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeOutMs),
    })
  } catch (error) {
    return unanswered(error)
  }
  const text = await answer.json().catch(() => null)
  // Too many at once, it says itself: it has done nothing.
  if (answer.status === 429) return { kind: 'not-sent', reason: '429' }
  if (typeof text !== 'object' || text === null) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  return read({ status: answer.status, body: text as Record<string, unknown> })
}

function unanswered(error: unknown): Delivery {
  const cause = (error as { cause?: { code?: unknown } }).cause?.code
  const reason = typeof cause === 'string' ? cause : (error as Error).name
  return NEVER_LEFT.has(reason) ? { kind: 'not-sent', reason } : { kind: 'unknown', reason }
}
