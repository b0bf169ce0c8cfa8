import type { Payload } from 'payload'
import { callerIp } from './caller-header.ts'

/** Sign-in, sign-out and what changes them: each is logged, whether it succeeded or not. */
const AUTHENTICATION =
  /^((staff|customers)\/(login|logout|enter|refresh-token|password|password\/reset|sessions\/end|passkeys?\/.+)|own-password|second-factor\/.+)$/

/** What a guard said no to. */
const REFUSED = new Set([401, 403, 413, 415, 422, 429])

/** A word of a path that the shop itself uses; anything else was made up by the caller. */
const WORD = /^[\w-]{1,40}$/

type NotedCall = { request: Request; path: string; answer: Response; isClosed: boolean }

/** Writes down a sign-in and its like, and a call that was refused: who called, what for, and how it ended. */
export async function noteCall(
  payload: Payload,
  { request, path, answer, isClosed }: NotedCall,
): Promise<void> {
  const isAuthentication = AUTHENTICATION.test(path)
  const isRefused = isClosed || REFUSED.has(answer.status)
  if (!isAuthentication && !isRefused) return
  const line = {
    event: isAuthentication ? 'authentication' : 'refused',
    method: request.method,
    call: path.split('/').slice(0, 3).map(toWord).join('/'),
    status: answer.status,
    caller: callerIp(request.headers),
    ...(isAuthentication ? await outcomeOf(answer) : {}),
  }
  payload.logger[answer.ok ? 'info' : 'warn'](line)
}

const toWord = (part: string) => (WORD.test(part) ? part : '…')

/** The customer who came in, or the kind of the refusal; never what was typed. */
async function outcomeOf(answer: Response): Promise<{ userId?: number; reason?: string }> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null) return {}
  const { UserId, error } = body as { UserId?: unknown; error?: unknown }
  return {
    ...(typeof UserId === 'number' ? { userId: UserId } : {}),
    ...(typeof error === 'string' && WORD.test(error) ? { reason: error } : {}),
  }
}
