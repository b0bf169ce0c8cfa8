import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    isDraining(): boolean
  }
}

/** While draining, every answer asks its client to come again on another connection, or a kept one would never end. */
export const draining = fp(async (app) => {
  let closing = false
  app.decorate('isDraining', () => closing)
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })
})
