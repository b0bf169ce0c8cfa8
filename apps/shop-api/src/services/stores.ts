import { openDatabaseClock } from '@rasteh/shop-store/platform/database-clock'
import { checkPersianTrigrams } from '@rasteh/shop-store/platform/migrate/check-persian-trigrams'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { openRedis, type Redis } from '@rasteh/shop-store/platform/redis'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    database: Pool
    redis: Redis
    /** The database's time, by which everything is decided: this server's clock may be wrong. */
    nowMs(): number
  }
}

/** The connections of one process. A database that cannot search Persian is refused before the first request. */
export const stores = fp(async (app) => {
  const { databaseUrl, redisUrl, poolSize } = app.settings
  const database = openPool({ url: databaseUrl, name: 'rasteh-shop-api', max: poolSize, deadlineMs: 15_000 })
  const redis = openRedis(redisUrl)
  app.decorate('database', database)
  app.decorate('redis', redis)
  app.addHook('onClose', async () => {
    redis.disconnect()
    await database.end()
  })
  await checkPersianTrigrams(database)
  const clock = await openDatabaseClock(database)
  app.decorate('nowMs', clock.nowMs)
  app.addHook('onClose', async () => clock.stop())
})
