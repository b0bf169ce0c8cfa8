import { LESS_THAN_MIN_HEADER } from '@rasteh/contracts/headers'
import type { BasketNotice, BasketRefusal } from '@rasteh/shop-core/basket'
import type { Outcome } from '@rasteh/shop-core/outcome'
import type { FastifyReply } from 'fastify'
import type { ServiceRefusal } from '../services/refusals.ts'
import { refusalAsHttp } from './refusal-as-http.ts'
import type { RefusalRow } from './refusal-row.ts'

/** Answers an outcome: its value as the wire spells it, or its refusal by the table. */
export function answerOutcome<Value, Wire>(
  reply: FastifyReply,
  outcome: Outcome<Value, ServiceRefusal>,
  toWire: (value: Value) => Wire,
): Wire | FastifyReply {
  return outcome.ok ? toWire(outcome.value) : answerRefused(reply, outcome.refusal)
}

/** Answers a refusal: status, headers and body as its row says. */
export function answerRefused(reply: FastifyReply, refusal: ServiceRefusal): FastifyReply {
  return reply.send(markRefused(reply, refusal).body?.(refusal as never))
}

/** Puts the status and the headers of a refusal on the answer, whose body is the basket. */
export function markRefused(reply: FastifyReply, refusal: BasketRefusal | ServiceRefusal): RefusalRow<never> {
  const row: RefusalRow<never> = refusalAsHttp[refusal.kind]
  reply.code(row.status)
  if (row.headers) reply.headers(row.headers(refusal as never))
  return row
}

/** Says on a successful answer that a quantity was raised to the minimum. */
export function markNotice(reply: FastifyReply, notice: BasketNotice): void {
  reply.header(LESS_THAN_MIN_HEADER, String(notice.min))
}

/** What a call answers that only says that it was done. */
export const toDone = () => true as const
