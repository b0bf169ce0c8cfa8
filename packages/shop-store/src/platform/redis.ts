import { Redis } from 'ioredis'

export type { Redis } from 'ioredis'

/** A connection that gives up at once: everything in Redis may be missing, and no request waits for it. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Commands of one moment go out together.
    enableAutoPipelining: true,
    commandTimeout: 250,
    // Once silent, it is left: until a new connection answers, commands fail at once instead of waiting each.
    socketTimeout: 250,
    connectTimeout: 1_000,
    retryStrategy: (attempts) => Math.min(attempts * 200, 2_000),
  })
  // Without a listener a lost connection would end the process; callers see their own command fail.
  redis.on('error', () => {})
  return redis
}
