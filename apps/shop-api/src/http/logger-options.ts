import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Codes and search words stand in the address: the log keeps the route, never the address itself. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: ['req.headers', 'headers', '*.cookie', '*.authorization', '*.password', '*.secret', '*.token'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  }
}
