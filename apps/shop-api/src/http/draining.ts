import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    isDraining(): boolean
    /** Says to the proxy in front that this process is about to end; it goes on answering meanwhile. */
    startDraining(): void
  }
}

/** While draining, every answer asks its client to come again on another connection, or a kept one would never end. */
export const draining = fp(async (app) => {
  let closing = false
  app.decorate('isDraining', () => closing)
  app.decorate('startDraining', () => {
    closing = true
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })
})
