import { isCallLabel, LABEL_HEADER } from '@rasteh/contracts/headers'
import { type Body, type BodySchema, readBody } from '@rasteh/contracts/read-body'
import type { Endpoint, PayloadRequest } from 'payload'
import { BUSY_SECONDS, QueueFull } from '#accounts/limiter.ts'

export type AccountAnswer = {
  status?: number
  body: object | true
  cookies?: readonly string[]
  /** Seconds to wait, after too many attempts. */
  retryAfter?: number
}

type Given<Schema extends BodySchema> = {
  path: `/${string}`
  schema: Schema
  handle: (call: { req: PayloadRequest; body: Body<Schema> }) => Promise<AccountAnswer>
}

/**
 * A call by which people come in, go, or change how they come in. Like every change of the shop it carries a label and
 * comes from the shop's own pages, or a foreign page could sign a person in as another.
 */
export function accountEndpoint<Schema extends BodySchema>({
  path,
  schema,
  handle,
}: Given<Schema>): Endpoint {
  return {
    path,
    method: 'post',
    async handler(req) {
      if (!isSameOriginCall(req)) return answer({ status: 403, body: { error: 'Forbidden' } })
      const body = readBody(schema, await req.json?.().catch(() => null))
      if (body === null) return answer({ status: 422, body: { error: 'Malformed' } })
      return answer(await handle({ req, body }).catch(toBusy))
    },
  }
}

function toBusy(error: unknown): AccountAnswer {
  if (error instanceof QueueFull) return tooMany(BUSY_SECONDS)
  throw error
}

/** A refusal, as a word for programs. */
export const refused = (error: string, status = 400): AccountAnswer => ({ status, body: { error } })

/** The refusal for a person who is not signed in, or no longer. */
export const SIGNED_OUT = refused('SignedOut', 401)

/** Puts an answer on the wire; none of them may be kept by a cache. */
export function answer({ status = 200, body, cookies = [], retryAfter }: AccountAnswer): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  return Response.json(body, { status, headers })
}

/** Too many attempts: the seconds to wait go with it. */
export const tooMany = (retryAfter: number): AccountAnswer => ({
  status: 429,
  body: { error: 'TooManyGuesses' },
  retryAfter,
})

const SAME_ORIGIN = new Set(['same-origin', 'none'])

function isSameOriginCall({ headers, payload }: PayloadRequest): boolean {
  if (!isCallLabel(headers.get(LABEL_HEADER))) return false
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return origin === null ? site === null || SAME_ORIGIN.has(site) : origin === payload.config.serverURL
}
