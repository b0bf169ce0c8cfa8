import limit from '@fastify/rate-limit'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import fp from 'fastify-plugin'

/**
 * Counts changes by subnet (/24, /64) in Redis. Without Redis everybody passes: a shop that sells without counting is
 * better than one that does not sell. (What guards a secret is counted in the schema shop instead.)
 */
export const rateLimits = fp(async (app) => {
  await app.register(limit, {
    global: false,
    redis: app.redis,
    nameSpace: 'changes:',
    keyGenerator: ({ ip }) => subnetOf(ip),
    skipOnError: true,
    max: app.settings.changesPerMinute,
    timeWindow: 60_000,
  })
})
