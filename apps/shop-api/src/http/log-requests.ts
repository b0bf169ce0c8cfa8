import type { FastifyInstance } from 'fastify'

/** What a guard said no to: who called is written down with it. */
const REFUSED = new Set([401, 403, 413, 415, 422, 429])

/** Calls that send or check a code: each is logged with its caller, whether it was right or not. */
const AUTHENTICATION = /^\/api\/shop\/account\/code/

/** One line when a request is answered: the route, never the address, since codes and search words are in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request
    const { url: route = 'none' } = routeOptions
    const { statusCode: status } = reply
    const line = { method, route, status, ms: Math.round(reply.elapsedTime) }
    if (AUTHENTICATION.test(route))
      request.log.info({ ...line, caller: ip, event: 'authentication' }, 'answered')
    else if (REFUSED.has(status)) request.log.warn({ ...line, caller: ip, event: 'refused' }, 'answered')
    else request.log.info(line, 'answered')
  })
}
