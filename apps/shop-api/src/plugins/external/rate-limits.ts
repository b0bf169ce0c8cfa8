import limit from '@fastify/rate-limit'
import fp from 'fastify-plugin'

/**
 * Counts changes by address in Redis. Without Redis everybody passes: a shop that sells without counting is
 * better than one that stands still. (What guards a secret is counted in the schema shop instead.)
 */
export const rateLimits = fp(async (app) => {
  await app.register(limit, {
    global: false,
    redis: app.redis,
    nameSpace: 'changes:',
    skipOnError: true,
    max: app.settings.changesPerMinute,
    timeWindow: 60_000,
  })
})
