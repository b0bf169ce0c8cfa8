import type { FastifyReply } from 'fastify'

/** The queue is full: the edge shows what it keeps, and a client without a copy asks again. */
export function sendBusy(reply: FastifyReply): FastifyReply {
  return reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send()
}
