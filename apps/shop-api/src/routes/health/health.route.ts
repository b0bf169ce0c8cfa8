import type { FastifyInstance } from 'fastify'

/** For the process's keeper, not for shoppers: `live` says that it runs, `ready` that it can sell. */
export async function healthRoutes(app: FastifyInstance) {
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, () => ({ live: true }))

  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ ready: false })
    try {
      await app.database.query('select 1')
      return { ready: true, redis: app.redis.status === 'ready' }
    } catch (error) {
      request.log.error(error, 'the database does not answer')
      return reply.code(503).send({ ready: false })
    }
  })
}
