import type { TSchema } from 'typebox'
import { FailureWire } from '../wire-types.ts'

/** Whether a call must carry the label header, merely does, or (a picture, the platform's own) cannot. */
export type LabelNeed = 'required' | 'sent' | 'none'

/** The cookies that calls read and set, by what they are for. */
export type CookieKind = 'basket' | 'basket-secret' | 'session' | 'culture' | 'captcha' | 'device'

/** What is answered with one status; `schema` is null for what is not JSON. */
export type Answer = {
  readonly contentType: string
  readonly schema: TSchema | null
  readonly headers: readonly string[]
}

/** One call: everything that both its sides must agree on. */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly label: LabelNeed
  readonly contentType: 'application/json' | 'multipart/form-data' | null
  readonly headers: readonly string[]
  readonly reads: readonly CookieKind[]
  readonly sets: readonly CookieKind[]
  readonly params: TSchema | null
  readonly query: TSchema | null
  readonly body: TSchema | null
  readonly answers: Readonly<Record<number, Answer>>
}

type Given = Pick<CallContract, 'method' | 'path' | 'answers'> & Partial<CallContract>

/** A call with what every call shares: a malformed request is 422, a missing label 403, an outage 500. */
export function call(given: Given): CallContract {
  const shared = { ...NOTHING, label: given.method === 'GET' ? 'sent' : 'required', ...given } as const
  const unlabelled = shared.label === 'required' ? { 403: FAILURE } : {}
  return { ...shared, answers: { ...given.answers, ...unlabelled, 422: FAILURE, 429: FAILURE, 500: FAILURE } }
}

/** An answer in JSON, with the headers that may come with it. */
export function json(schema: TSchema, headers: readonly string[] = []): Answer {
  return { contentType: 'application/json', schema, headers }
}

/** An answer that is not JSON. */
export function raw(contentType: string): Answer {
  return { contentType, schema: null, headers: [] }
}

/** A failure without details. */
export const FAILURE: Answer = json(FailureWire)

const NOTHING = {
  contentType: null,
  headers: [],
  reads: [],
  sets: [],
  params: null,
  query: null,
  body: null,
} as const
