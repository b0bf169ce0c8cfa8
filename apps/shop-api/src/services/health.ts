import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Redis } from '@rasteh/shop-store/platform/redis'
import type { FastifyBaseLogger } from 'fastify'

type Deps = { database: Pool; redis: Redis; log: FastifyBaseLogger; isDraining(): boolean }
export type Health = ReturnType<typeof createHealth>

export function createHealth({ database, redis, log, isDraining }: Deps) {
  return {
    /** Says whether this process can sell: it is not about to end, and its database answers. */
    async check(): Promise<Outcome<{ redis: boolean }, { kind: 'not-ready' }>> {
      if (isDraining()) return refuse({ kind: 'not-ready' })
      try {
        await database.query('select 1')
        return accept({ redis: redis.status === 'ready' })
      } catch (error) {
        log.error(error, 'the database does not answer')
        return refuse({ kind: 'not-ready' })
      }
    },
  }
}
