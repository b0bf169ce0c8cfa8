import type { FastifyReply } from 'fastify'

/** The queue is full: the edge shows what it keeps, and whoever has nothing kept asks again. */
export function sendBusy(reply: FastifyReply): FastifyReply {
  return reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send()
}
